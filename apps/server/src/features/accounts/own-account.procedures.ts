import {
	changeEmailInput,
	changePasswordInput,
	confirmEmailInput,
	deleteAccountInput,
	endSessionInput,
	forgotPasswordInput,
	resetPasswordInput,
} from "@hilo/rules/accounts/own-account.schema";
import { isoTime } from "../../platform/iso-time.ts";
import { playerProcedure, procedure } from "../../platform/procedures.ts";
import { changeEmail } from "./change-email.ts";
import { changePassword } from "./change-password.ts";
import { confirmEmail } from "./confirm-email.ts";
import { deleteAccount } from "./delete-account.ts";
import { endOtherSessions, endSession } from "./end-session.ts";
import { listSessions } from "./list-sessions.ts";
import { forgotPassword, resetPassword } from "./reset-password.ts";
import { sendVerification } from "./send-verification.ts";

export const ownAccountProcedures = {
	forgotPassword: procedure
		.input(forgotPasswordInput)
		.mutation(({ ctx, input }) => forgotPassword(ctx, input)),
	resetPassword: procedure.input(resetPasswordInput).mutation(({ ctx, input }) => resetPassword(ctx, input)),
	changePassword: playerProcedure
		.input(changePasswordInput)
		.mutation(({ ctx, input }) => changePassword(ctx, input)),
	changeEmail: playerProcedure.input(changeEmailInput).mutation(({ ctx, input }) => changeEmail(ctx, input)),
	confirmEmail: procedure.input(confirmEmailInput).mutation(({ ctx, input }) => confirmEmail(ctx, input)),
	sendVerification: playerProcedure.mutation(({ ctx }) => sendVerification(ctx)),
	sessions: playerProcedure.query(async ({ ctx }) => ({ sessions: await listSessions(ctx) })),
	endSession: playerProcedure.input(endSessionInput).mutation(({ ctx, input }) => endSession(ctx, input)),
	endOtherSessions: playerProcedure.mutation(({ ctx }) => endOtherSessions(ctx)),
	deleteAccount: playerProcedure.input(deleteAccountInput).mutation(async ({ ctx, input }) => ({
		deletionDueAt: isoTime(await deleteAccount(ctx, input)),
	})),
};

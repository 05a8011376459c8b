import {
	changeEmailInput,
	changePasswordInput,
	confirmEmailInput,
	deleteAccountInput,
	endSessionInput,
	forgotPasswordInput,
	resetPasswordInput,
} from "@hilo/rules/accounts/accounts.schema";
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
	forgotPassword: procedure("never")
		.input(forgotPasswordInput)
		.mutation(({ ctx, input }) => forgotPassword(ctx, input)),
	resetPassword: procedure("never")
		.input(resetPasswordInput)
		.mutation(({ ctx, input }) => resetPassword(ctx, input)),
	changePassword: playerProcedure("never")
		.input(changePasswordInput)
		.mutation(({ ctx, input }) => changePassword(ctx, input)),
	changeEmail: playerProcedure("never")
		.input(changeEmailInput)
		.mutation(({ ctx, input }) => changeEmail(ctx, input)),
	confirmEmail: procedure("never")
		.input(confirmEmailInput)
		.mutation(({ ctx, input }) => confirmEmail(ctx, input)),
	sendVerification: playerProcedure("never").mutation(({ ctx }) => sendVerification(ctx)),
	sessions: playerProcedure("never").query(async ({ ctx }) => ({ sessions: await listSessions(ctx) })),
	endSession: playerProcedure("never")
		.input(endSessionInput)
		.mutation(({ ctx, input }) => endSession(ctx, input)),
	endOtherSessions: playerProcedure("never").mutation(({ ctx }) => endOtherSessions(ctx)),
	deleteAccount: playerProcedure("never")
		.input(deleteAccountInput)
		.mutation(async ({ ctx, input }) => ({
			deletionDueAt: isoTime(await deleteAccount(ctx, input)),
		})),
};

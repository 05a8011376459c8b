import {
	changeEmailInput,
	changePasswordInput,
	confirmEmailInput,
	deleteAccountInput,
	endSessionInput,
	forgotPasswordInput,
	resetPasswordInput,
} from "@hilo/rules/accounts/own-account.schema";
import { playerProcedure, procedure } from "../../platform/procedures.ts";
import { changeEmail } from "./change-email.ts";
import { changePassword } from "./change-password.ts";
import { confirmEmail } from "./confirm-email.ts";
import { deleteAccount } from "./delete-account.ts";
import { endOtherSessions, endSession } from "./end-session.ts";
import { forgotPassword } from "./forgot-password.ts";
import { listSessions } from "./list-sessions.ts";
import { resetForgottenPassword } from "./reset-forgotten-password.ts";

/** What one does with the own account (D30); parts of the router of accounts. */
export const ownAccountProcedures = {
	forgotPassword: procedure
		.input(forgotPasswordInput)
		.mutation(({ ctx, input }) => forgotPassword(ctx, input)),
	resetPassword: procedure
		.input(resetPasswordInput)
		.mutation(({ ctx, input }) => resetForgottenPassword(ctx, input)),
	changePassword: playerProcedure
		.input(changePasswordInput)
		.mutation(({ ctx, input }) => changePassword(ctx, input)),
	changeEmail: playerProcedure.input(changeEmailInput).mutation(({ ctx, input }) => changeEmail(ctx, input)),
	confirmEmail: procedure.input(confirmEmailInput).mutation(({ ctx, input }) => confirmEmail(ctx, input)),
	sessions: playerProcedure.query(async ({ ctx }) => ({ sessions: await listSessions(ctx) })),
	endSession: playerProcedure.input(endSessionInput).mutation(({ ctx, input }) => endSession(ctx, input)),
	endOtherSessions: playerProcedure.mutation(({ ctx }) => endOtherSessions(ctx)),
	deleteAccount: playerProcedure.input(deleteAccountInput).mutation(async ({ ctx, input }) => ({
		deletionDueAt: new Date(await deleteAccount(ctx, input)).toISOString(),
	})),
};

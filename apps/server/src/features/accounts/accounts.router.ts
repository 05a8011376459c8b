import {
	changeEmailInput,
	changePasswordInput,
	confirmEmailInput,
	deleteAccountInput,
	endSessionInput,
	forgotPasswordInput,
	loginInput,
	registerInput,
	resetPasswordInput,
} from "@hilo/rules/accounts/accounts.schema";
import { isoTime } from "../../platform/iso-time.ts";
import { playerProcedure, procedure, router } from "../../platform/procedures.ts";
import { presentMe } from "../me/me.presenter.ts";
import { deleteAccount } from "./delete-account.ts";
import { forgotPassword } from "./forgot-password.ts";
import { login } from "./login.ts";
import { changeEmail, confirmEmail, sendVerification } from "./own-email.ts";
import { changePassword } from "./own-password.ts";
import { register } from "./register.ts";
import { resetPassword } from "./reset-password.ts";
import { endOtherSessions, endSession, listSessions, logout } from "./sessions.ts";

export const accountsRouter = router({
	register: procedure("never", { maintenanceError: "site/registration-in-maintenance" })
		.input(registerInput)
		.mutation(async ({ ctx, input }) => ({ user: presentMe(await register(ctx, input)) })),
	login: procedure("never", { openInMaintenance: true })
		.input(loginInput)
		.mutation(async ({ ctx, input }) => {
			const me = await login(ctx, input);
			return { user: presentMe(me), wasLeaving: me.wasLeaving };
		}),
	logout: procedure("never", { openInMaintenance: true }).mutation(({ ctx }) => logout(ctx)),
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
});

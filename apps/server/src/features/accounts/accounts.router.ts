import { loginInput, registerInput } from "@hilo/rules/accounts/accounts.schema";
import { procedure, router } from "../../platform/procedures.ts";
import { presentMe } from "../me/me.presenter.ts";
import { logout } from "./end-session.ts";
import { login } from "./login.ts";
import { ownAccountProcedures } from "./own-account.procedures.ts";
import { register } from "./register.ts";

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
	...ownAccountProcedures,
});

import { loginInput, registerInput } from "@hilo/rules/accounts/accounts.schema";
import { procedure, router } from "../../platform/procedures.ts";
import { presentMe } from "../me/me.presenter.ts";
import { logout } from "./end-session.ts";
import { login } from "./login.ts";
import { ownAccountProcedures } from "./own-account.procedures.ts";
import { register } from "./register.ts";

const open = procedure.meta({ openInMaintenance: true });

export const accountsRouter = router({
	register: procedure
		.meta({ maintenanceError: "site/registration-in-maintenance" })
		.input(registerInput)
		.mutation(async ({ ctx, input }) => ({ user: presentMe(await register(ctx, input)) })),
	login: open.input(loginInput).mutation(async ({ ctx, input }) => {
		const me = await login(ctx, input);
		return { user: presentMe(me), wasLeaving: me.wasLeaving };
	}),
	logout: open.mutation(({ ctx }) => logout(ctx)),
	...ownAccountProcedures,
});

import { loginInput, registerInput } from "@hilo/rules/accounts/accounts.schema";
import { procedure, router } from "../../platform/trpc.ts";
import { presentMe } from "./accounts.presenter.ts";
import { currentUser } from "./current-user.ts";
import { login } from "./login.ts";
import { logout } from "./logout.ts";
import { register } from "./register.ts";

const open = procedure.meta({ openInMaintenance: true });

export const accountsRouter = router({
	/** Who is signed in; null for a visitor. */
	me: open.query(async ({ ctx }) => ({
		user: ctx.actor.kind === "player" ? presentMe(await currentUser(ctx)) : null,
	})),
	register: open
		.input(registerInput)
		.mutation(async ({ ctx, input }) => ({ user: presentMe(await register(ctx, input)) })),
	login: open
		.input(loginInput)
		.mutation(async ({ ctx, input }) => ({ user: presentMe(await login(ctx, input)) })),
	logout: open.mutation(({ ctx }) => logout(ctx)),
});

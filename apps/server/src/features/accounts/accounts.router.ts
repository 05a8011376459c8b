import { loginInput, registerInput, updateProfileInput } from "@hilo/rules/accounts/accounts.schema";
import { searchUsersInput, userIdInput } from "@hilo/rules/accounts/profiles.schema";
import { procedure, router } from "../../platform/trpc.ts";
import { presentMe } from "./accounts.presenter.ts";
import { currentUser } from "./current-user.ts";
import { login } from "./login.ts";
import { logout } from "./logout.ts";
import { ownAccountProcedures } from "./own-account.procedures.ts";
import { presentFound, presentProfile } from "./profiles.presenter.ts";
import { publicProfile } from "./public-profile.ts";
import { register } from "./register.ts";
import { resetAvatar } from "./reset-avatar.ts";
import { searchUsers } from "./search-users.ts";
import { updateProfile } from "./update-profile.ts";

const open = procedure.meta({ openInMaintenance: true });

export const accountsRouter = router({
	/** Who is signed in; null for a visitor. */
	me: open.query(async ({ ctx }) => ({
		user: ctx.actor.kind === "player" ? presentMe(await currentUser(ctx)) : null,
	})),
	register: open
		.input(registerInput)
		.mutation(async ({ ctx, input }) => ({ user: presentMe(await register(ctx, input)) })),
	login: open.input(loginInput).mutation(async ({ ctx, input }) => {
		const me = await login(ctx, input);
		return { user: presentMe(me), wasLeaving: me.wasLeaving };
	}),
	logout: open.mutation(({ ctx }) => logout(ctx)),
	updateProfile: procedure
		.input(updateProfileInput)
		.mutation(async ({ ctx, input }) => ({ user: presentMe(await updateProfile(ctx, input)) })),
	resetAvatar: procedure.mutation(async ({ ctx }) => ({ user: presentMe(await resetAvatar(ctx)) })),
	publicProfile: procedure
		.input(userIdInput)
		.query(async ({ ctx, input }) => presentProfile(await publicProfile(ctx, input))),
	search: procedure
		.input(searchUsersInput)
		.query(async ({ ctx, input }) => (await searchUsers(ctx, input)).map(presentFound)),
	...ownAccountProcedures,
});

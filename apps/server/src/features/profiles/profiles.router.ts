import { searchUsersInput, updateProfileInput, userIdInput } from "@hilo/rules/profiles/profiles.schema";
import { playerProcedure, procedure, router } from "../../platform/procedures.ts";
import { presentMe } from "../me/me.presenter.ts";
import { resetAvatar } from "./avatars.ts";
import { presentFound, presentProfile } from "./profiles.presenter.ts";
import { publicProfile } from "./public-profile.ts";
import { rename } from "./rename.ts";
import { searchUsers } from "./search-users.ts";

export const profilesRouter = router({
	get: procedure("any", { isLarge: true })
		.input(userIdInput)
		.query(async ({ ctx, input }) => presentProfile(await publicProfile(ctx, input))),
	rename: playerProcedure("social")
		.input(updateProfileInput)
		.mutation(async ({ ctx, input }) => ({ user: presentMe(await rename(ctx, input)) })),
	resetAvatar: playerProcedure("social").mutation(async ({ ctx }) => ({
		user: presentMe(await resetAvatar(ctx)),
	})),
	search: playerProcedure("read")
		.input(searchUsersInput)
		.query(async ({ ctx, input }) => (await searchUsers(ctx, input)).map(presentFound)),
});

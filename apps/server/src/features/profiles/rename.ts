import { isUniqueViolation } from "@hilo/db/unique-violation";
import { AppError } from "@hilo/rules/errors/app-error";
import type { UpdateProfileInput } from "@hilo/rules/profiles/profiles.schema";
import { usernameKey } from "@hilo/rules/users/keys";
import { type Ctx, requirePlayer } from "../../platform/context.ts";
import { tellOwnRecord } from "../../platform/live/live.ts";
import { showAcquaintances } from "../friends/show-acquaintances.ts";
import { type Me, meOf } from "../me/current-user.ts";
import { changeUser } from "../users/change-user.ts";

/** Changes the player's own username, where one is given. @throws AppError 401, or 409 when somebody else has the name. */
export async function rename(ctx: Ctx, { username }: UpdateProfileInput): Promise<Me> {
	const player = requirePlayer(ctx);
	if (username !== undefined) {
		try {
			await ctx.db.transaction(async (tx) => {
				await showAcquaintances(ctx, tx, player.id);
				await changeUser(tx, player.id, { username, username_key: usernameKey(username) });
				tellOwnRecord(ctx, tx, player.id);
			});
		} catch (error) {
			if (isUniqueViolation(error, "username_key")) throw new AppError("accounts/username-taken");
			throw error;
		}
	}
	return meOf(ctx, player.id);
}

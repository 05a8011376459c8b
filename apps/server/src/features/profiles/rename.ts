import { isReservedName } from "@hilo/rules/accounts/reserved-names";
import { AppError } from "@hilo/rules/errors/app-error";
import type { UpdateProfileInput } from "@hilo/rules/profiles/profiles.schema";
import { usernameKey } from "@hilo/rules/users/keys";
import { type Ctx, requirePlayer } from "../../platform/context.ts";
import { type Me, meOf } from "../me/current-user.ts";
import { setUsername } from "./set-username.ts";

/** A player who has a reserved name may keep it, also in another case.
 * @throws AppError 400 for a reserved name; 401; 409 for a taken name. */
export async function rename(ctx: Ctx, { username }: UpdateProfileInput): Promise<Me> {
	const player = requirePlayer(ctx);
	if (username !== undefined) {
		const isKept = usernameKey(username) === usernameKey(player.username);
		if (!isKept && isReservedName(username)) throw new AppError("accounts/username-reserved");
		await ctx.db.transaction((tx) => setUsername(ctx, tx, player.id, username));
	}
	return meOf(ctx, player.id);
}

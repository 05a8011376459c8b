import { isUniqueViolation } from "@hilo/db/database-errors";
import type { Tx } from "@hilo/db/open-database";
import { usernameKey } from "@hilo/rules/accounts/validators";
import { AppError } from "@hilo/rules/errors/errors";
import type { UpdateProfileInput } from "@hilo/rules/profiles/profiles.schema";
import type { Ctx, PlayerCtx } from "../../platform/context.ts";
import { type Me, readMe } from "../me/current-user.ts";
import { refuseReservedName } from "../users/change-user.ts";
import { changeIdentity } from "./change-identity.ts";

/** @throws AppError 409 for a taken name. */
export async function setUsername(
	ctx: Pick<Ctx, "live" | "boards">,
	tx: Tx,
	userId: string,
	username: string,
): Promise<void> {
	try {
		await changeIdentity(ctx, tx, userId, { username, username_key: usernameKey(username) });
	} catch (error) {
		if (isUniqueViolation(error, "username_key")) throw new AppError("accounts/username-taken");
		throw error;
	}
}

/** A player who has a reserved name may keep it, also in another case.
 * @throws AppError 400 for a reserved name; 409 for a taken name. */
export async function rename(ctx: PlayerCtx, { username }: UpdateProfileInput): Promise<Me> {
	const player = ctx.actor;
	if (username !== undefined) {
		const isUnchanged = usernameKey(username) === usernameKey(player.username);
		if (!isUnchanged) await refuseReservedName(ctx, username);
		await ctx.db.transaction((tx) => setUsername(ctx, tx, player.id, username));
	}
	return readMe(ctx, player.id);
}

import type { Tx } from "@hilo/db/open-database";
import type { UserUpdate } from "@hilo/db/tables";
import { usernameKey } from "@hilo/rules/accounts/validators";
import { neutralName } from "@hilo/rules/moderation/moderation";
import type { AdminCtx, Ctx } from "../../platform/context.ts";
import { notifyAfterCommit } from "../../platform/live/live-events.ts";
import { notifyFriendsOfChange } from "../friends/friendships.ts";
import { changeUser } from "../users/change-user.ts";
import { findUserByUsername } from "../users/find-user.ts";
import { deleteAvatar } from "./avatars.repo.ts";

type Identity = Pick<UserUpdate, "username" | "username_key" | "avatar_url" | "is_custom_avatar">;

/** Changes name or picture, and notifies all who see it.
 * @throws the database's error where the name is taken, see `isUniqueViolation`. */
export async function changeIdentity(
	ctx: Pick<Ctx, "live" | "boards">,
	tx: Tx,
	userId: string,
	identity: Identity,
): Promise<void> {
	await changeUser(tx, userId, identity);
	await notifyFriendsOfChange(ctx, tx, userId);
	tx.afterCommit(() => ctx.boards.clear());
	notifyAfterCommit(ctx, tx, [userId], { kind: "me" });
}

/** Sets a neutral name and deletes the picture. @returns the new name. */
export async function resetIdentity(ctx: AdminCtx, tx: Tx, userId: string): Promise<string> {
	const username = await freeName(tx);
	await changeIdentity(ctx, tx, userId, {
		username,
		username_key: usernameKey(username),
		avatar_url: null,
		is_custom_avatar: 0,
	});
	await deleteAvatar(tx, userId);
	return username;
}

async function freeName(tx: Tx): Promise<string> {
	for (;;) {
		const name = neutralName(Math.random());
		if (!(await findUserByUsername(tx, usernameKey(name)))) return name;
	}
}

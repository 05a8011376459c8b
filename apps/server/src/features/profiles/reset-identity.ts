import type { Tx } from "@hilo/db/open-database";
import { neutralName } from "@hilo/rules/moderation/decisions";
import { usernameKey } from "@hilo/rules/users/keys";
import { type Ctx, requireAdmin } from "../../platform/context.ts";
import { findUserByUsername } from "../users/find-user.ts";
import { deleteAvatar } from "./avatars.repo.ts";
import { changeIdentity } from "./change-identity.ts";

/** Sets a neutral name and deletes the picture. @returns the new name. @throws AppError 401, 403. */
export async function resetIdentity(ctx: Ctx, tx: Tx, userId: string): Promise<string> {
	requireAdmin(ctx);
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

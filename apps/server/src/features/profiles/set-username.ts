import type { Tx } from "@hilo/db/open-database";
import { isUniqueViolation } from "@hilo/db/unique-violation";
import { AppError } from "@hilo/rules/errors/app-error";
import { usernameKey } from "@hilo/rules/users/keys";
import type { Ctx } from "../../platform/context.ts";
import { notifyAfterCommit } from "../../platform/live/live.ts";
import { notifyFriendsOfChange } from "../friends/notify-friends.ts";
import { changeUser } from "../users/change-user.ts";

/** Call it first in a transaction: it locks other users' rows. @throws AppError 409 for a taken name. */
export async function setUsername(
	ctx: Pick<Ctx, "live" | "boards">,
	tx: Tx,
	userId: string,
	username: string,
): Promise<void> {
	await notifyFriendsOfChange(ctx, tx, userId);
	try {
		await changeUser(tx, userId, { username, username_key: usernameKey(username) });
	} catch (error) {
		if (isUniqueViolation(error, "username_key")) throw new AppError("accounts/username-taken");
		throw error;
	}
	tx.afterCommit(() => ctx.boards.clear());
	notifyAfterCommit(ctx, tx, [userId], { kind: "me" });
}

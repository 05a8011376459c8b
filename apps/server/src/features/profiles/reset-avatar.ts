import { type Ctx, requirePlayer } from "../../platform/context.ts";
import { notifyAfterCommit } from "../../platform/live/live.ts";
import { notifyFriendsOfChange } from "../friends/notify-friends.ts";
import { type Me, meOf } from "../me/current-user.ts";
import { changeUser } from "../users/change-user.ts";
import { deleteAvatar } from "./avatars.repo.ts";

/** @throws AppError 401. */
export async function resetAvatar(ctx: Ctx): Promise<Me> {
	const player = requirePlayer(ctx);
	await ctx.db.transaction(async (tx) => {
		await notifyFriendsOfChange(ctx, tx, player.id);
		await deleteAvatar(tx, player.id);
		await changeUser(tx, player.id, { avatar_url: null, is_custom_avatar: 0 });
		tx.afterCommit(() => ctx.boards.clear());
		notifyAfterCommit(ctx, tx, [player.id], { kind: "me" });
	});
	return meOf(ctx, player.id);
}

import type { Ctx } from "../../platform/context.ts";
import { notifyAfterCommit } from "../../platform/live/live.ts";
import { completeDailyTask } from "../progression/complete-daily-task.ts";
import { touchAll } from "../users/change-user.ts";
import { deleteRejections, deleteRequest, insertFriendship } from "./friends.repo.ts";
import type { Pair } from "./with-pair.ts";

/** Also deletes their requests and rejections. The `askers` complete the daily task "invite a friend". */
export async function befriend(ctx: Ctx, { tx, own, other }: Pair, askers: readonly string[]): Promise<void> {
	const both = [own.id, other.id];
	await deleteRequest(tx, own.id, other.id);
	await deleteRequest(tx, other.id, own.id);
	await deleteRejections(tx, own.id, other.id);
	await insertFriendship(tx, own.id, other.id, ctx.clock.now());
	for (const asker of askers) await completeDailyTask(ctx, tx, asker, "friendInvited");
	await touchAll(tx, both);
	notifyAfterCommit(ctx, tx, both, { kind: "friends" });
	notifyAfterCommit(ctx, tx, both, { kind: "requests" });
}

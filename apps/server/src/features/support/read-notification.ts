import { AppError } from "@hilo/rules/errors/app-error";
import type { NotificationInput } from "@hilo/rules/support/support.schema";
import { type Ctx, requirePlayer } from "../../platform/context.ts";
import { notifyAfterCommit } from "../../platform/live/live.ts";
import { readOne } from "./notifications.repo.ts";

/** Twice is fine. @throws AppError 401; 404, also for another player's notification. */
export async function readNotification(ctx: Ctx, { id }: NotificationInput): Promise<void> {
	const { id: userId } = requirePlayer(ctx);
	await ctx.db.transaction(async (tx) => {
		const outcome = await readOne(tx, { id, userId, now: ctx.clock.now() });
		if (outcome === "unknown") throw new AppError("support/no-such-notification");
		if (outcome === "read now") notifyAfterCommit(ctx, tx, [userId], { kind: "notification" });
	});
}

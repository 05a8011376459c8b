import { AppError } from "@hilo/rules/errors/app-error";
import type { PersonInput } from "@hilo/rules/friends/friends.schema";
import type { Ctx } from "../../platform/context.ts";
import { notifyAfterCommit } from "../../platform/live/live.ts";
import { touchAll } from "../users/change-user.ts";
import { countRejection, deleteRequest } from "./friends.repo.ts";
import { withPair } from "./with-pair.ts";

/** The sender is not told, and may ask again. @throws AppError 401; 404 without such a request. */
export function rejectRequest(ctx: Ctx, { userId }: PersonInput): Promise<void> {
	return withPair(ctx, userId, async ({ tx, own, other, between }) => {
		if (between.theirRequest !== "open") throw new AppError("friends/no-request");
		await deleteRequest(tx, other.id, own.id);
		await countRejection(tx, own.id, other.id, ctx.clock.now());
		await touchAll(tx, [own.id]);
		notifyAfterCommit(ctx, tx, [own.id], { kind: "requests" });
	});
}

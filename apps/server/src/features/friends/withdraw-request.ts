import { AppError } from "@hilo/rules/errors/app-error";
import type { PersonInput } from "@hilo/rules/friends/friends.schema";
import type { Ctx } from "../../platform/context.ts";
import { notifyAfterCommit } from "../../platform/live/live.ts";
import { touchAll } from "../users/change-user.ts";
import { deleteRequest } from "./friends.repo.ts";
import { withPair } from "./with-pair.ts";

/** Leaves no trace. @throws AppError 401; 404 without such a request. */
export function withdrawRequest(ctx: Ctx, { userId }: PersonInput): Promise<void> {
	return withPair(ctx, userId, async ({ tx, own, other, between }) => {
		if (between.ownRequest === "none") throw new AppError("friends/no-request");
		await deleteRequest(tx, own.id, other.id);
		const concerned = between.ownRequest === "hidden" ? [own.id] : [own.id, other.id];
		await touchAll(tx, concerned);
		notifyAfterCommit(ctx, tx, concerned, { kind: "requests" });
	});
}

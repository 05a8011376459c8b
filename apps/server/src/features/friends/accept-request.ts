import { AppError } from "@hilo/rules/errors/app-error";
import type { PersonInput } from "@hilo/rules/friends/friends.schema";
import { decideAccept } from "@hilo/rules/friends/request";
import type { Ctx } from "../../platform/context.ts";
import { befriend } from "./befriend.ts";
import { countFriends } from "./friends.repo.ts";
import { type FriendRow, findFriend } from "./lists.repo.ts";
import { withPair } from "./with-pair.ts";

/** Accepting twice gives the same answer. @throws AppError 401; 404 without a request; 409 if either has too many. */
export function acceptRequest(ctx: Ctx, { userId }: PersonInput): Promise<FriendRow> {
	return withPair(ctx, userId, async (pair) => {
		const { tx, own, other, between } = pair;
		const outcome = decideAccept(between, {
			ownFriends: await countFriends(tx, own.id),
			theirFriends: await countFriends(tx, other.id),
		});
		if (outcome.kind === "refused") throw new AppError(outcome.code);
		if (outcome.kind === "friends") await befriend(ctx, pair, [other.id]);
		const friend = await findFriend(tx, own.id, other.id);
		if (!friend) throw new AppError("friends/no-request");
		return friend;
	});
}

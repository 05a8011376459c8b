import type { Ctx } from "../../platform/context.ts";
import { isoTime } from "../../platform/iso-time.ts";
import { findAllRequestsTo, findFriends, findRequestsFrom } from "./lists.repo.ts";
import { findBlocked } from "./relationships.repo.ts";

/** Only for the user's own export. */
export async function exportFriends({ db: { kysely: db } }: Pick<Ctx, "db">, userId: string) {
	const [friends, received, sent, blocked] = await Promise.all([
		findFriends(db, userId),
		findAllRequestsTo(db, userId),
		findRequestsFrom(db, userId),
		findBlocked(db, userId),
	]);
	return {
		friends: friends.map((row) => ({ ...otherPlayer(row), addedAt: isoTime(row.added_at) })),
		requestsReceived: received.map((row) => ({
			...otherPlayer(row),
			requestedAt: isoTime(row.requested_at),
		})),
		requestsSent: sent.map((row) => ({ ...otherPlayer(row), requestedAt: isoTime(row.requested_at) })),
		blocked: blocked.map((row) => ({ ...otherPlayer(row), blockedAt: isoTime(row.blocked_at) })),
	};
}

function otherPlayer({ id, username }: { readonly id: string; readonly username: string }) {
	return { userId: id, username };
}

import type { Ctx } from "../../platform/context.ts";
import { findBlocked } from "./between.repo.ts";
import { findAllRequestsTo, findFriends, findRequestsFrom } from "./lists.repo.ts";

/** Only for the user's own export. */
export async function exportFriends({ db: { kysely: db } }: Pick<Ctx, "db">, userId: string) {
	const [friends, received, sent, blocked] = await Promise.all([
		findFriends(db, userId),
		findAllRequestsTo(db, userId),
		findRequestsFrom(db, userId),
		findBlocked(db, userId),
	]);
	return {
		friends: friends.map((row) => ({ ...person(row), addedAt: time(row.added_at) })),
		requestsReceived: received.map((row) => ({ ...person(row), requestedAt: time(row.requested_at) })),
		requestsSent: sent.map((row) => ({ ...person(row), requestedAt: time(row.requested_at) })),
		blocked: blocked.map((row) => ({ ...person(row), blockedAt: time(row.blocked_at) })),
	};
}

function person({ id, username }: { readonly id: string; readonly username: string }) {
	return { userId: id, username };
}

function time(at: number): string {
	return new Date(at).toISOString();
}

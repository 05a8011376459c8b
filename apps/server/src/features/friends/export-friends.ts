import type { Ctx } from "../../platform/context.ts";
import { inPages } from "../../platform/in-pages.ts";
import { isoTime } from "../../platform/iso-time.ts";
import { findLink } from "./friend-links.repo.ts";
import { blockedAfter, friendsAfter, receivedBefore, sentBefore } from "./lists.repo.ts";

interface Other {
	readonly id: string;
	readonly username: string;
	readonly at: number;
}

/** Only for the user's own export. */
export async function exportFriends({ db: { kysely: db } }: Pick<Ctx, "db">, userId: string) {
	const link = await findLink(db, userId);
	return {
		linkMadeAt: isoTime(link?.created_at ?? null),
		friends: inPages(db, userId, friendsAfter, ({ at, ...row }) => ({
			...otherPlayer(row),
			addedAt: isoTime(at),
		})),
		requestsReceived: inPages(db, userId, receivedBefore, presentRequest),
		requestsSent: inPages(db, userId, sentBefore, presentRequest),
		blocked: inPages(db, userId, blockedAfter, ({ at, ...row }) => ({
			...otherPlayer(row),
			blockedAt: isoTime(at),
		})),
	};
}

function presentRequest({ at, ...row }: Other) {
	return { ...otherPlayer(row), requestedAt: isoTime(at) };
}

function otherPlayer({ id, username }: Omit<Other, "at">) {
	return { userId: id, username };
}

import type { Database } from "@hilo/db/open-database";
import { countUnreadMessagesOf } from "@hilo/server/features/chat/mark-chat-read";
import { listFriendsOf } from "@hilo/server/features/friends/list-friends";
import { ratio } from "../interleave.ts";
import { median } from "../median.ts";
import { atMost, info, type Line, micros, times } from "../report.ts";
import { LARGE, NEVER_READ, SMALL, type SocialPlayer } from "./social-players.ts";
import { timeCalls } from "./time-calls.ts";

const MAX_GROWTH = 1.3;
const FRIENDS_PER_ROUND = 4_000;

export async function friendsLines(name: string, db: Database): Promise<Line[]> {
	const total = (player: SocialPlayer, calls: number) => ({
		calls,
		call: () => countUnreadMessagesOf({ db }, player.id),
	});
	const list = (player: SocialPlayer) => ({
		calls: FRIENDS_PER_ROUND / player.friends,
		call: () => listFriendsOf({ db }, player.id),
	});
	const totals = await timeCalls({
		few: total(SMALL, 200),
		many: total(LARGE, 200),
		never: total(NEVER_READ, 2),
	});
	const lists = await timeCalls({ few: list(SMALL), many: list(LARGE) });
	const perFriend = (costs: readonly number[], { friends }: SocialPlayer) =>
		costs.map((cost) => cost / friends);
	const few = perFriend(lists.few, SMALL);
	const many = perFriend(lists.many, LARGE);
	return [
		info(
			`${name}: unread total with ${describe(SMALL)}, with ${describe(LARGE)}`,
			`${micros(median(totals.few))}, ${micros(median(totals.many))}`,
		),
		atMost("  the second in terms of the first", ratio(totals.many, totals.few), MAX_GROWTH, times),
		info("  with something unread from all 1,000 friends", micros(median(totals.never))),
		info(
			`${name}: list of ${SMALL.friends} friends, of ${LARGE.friends.toLocaleString("en-US")}`,
			`${micros(median(lists.few))}, ${micros(median(lists.many))}`,
		),
		atMost("  a friend in the second in terms of one in the first", ratio(many, few), MAX_GROWTH, times),
	];
}

function describe({ friends, messages, unreadChats }: SocialPlayer): string {
	const [friendCount, messageCount] = [friends, messages].map((count) => count.toLocaleString("en-US"));
	return `${friendCount} friends, ${messageCount} messages, ${unreadChats} unread chats`;
}

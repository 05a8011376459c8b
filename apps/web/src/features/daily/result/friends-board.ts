import type { Me } from "../../../platform/session.ts";
import type { DailyResultView } from "./score-text.ts";

/** From 1. */
export function rankAmongFriends({ friends, score, timeMs }: DailyResultView): number {
	const better = friends?.filter(
		(friend) => friend.score > score || (friend.score === score && friend.timeMs < timeMs),
	);
	return (better?.length ?? 0) + 1;
}

/** The board among friends, computed from the result until the board is loaded. */
export function friendsBoard(result: DailyResultView, me: Me) {
	const { day, number, friends, score, timeMs, verified } = result;
	const { id: userId, username, avatarUrl } = me;
	const rank = rankAmongFriends(result);
	const own = verified ? { rank, userId, username, avatarUrl, score, timeMs } : null;
	const rows = [...(friends ?? []), ...(own ? [own] : [])].sort((a, b) => a.rank - b.rank);
	return { day, number, rows, own, players: rows.length };
}

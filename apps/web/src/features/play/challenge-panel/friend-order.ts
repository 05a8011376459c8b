import type { Outputs } from "../../../platform/api/trpc.ts";

type MyDuels = Outputs["duels"]["mine"];

export type Friend = Outputs["friends"]["list"][number];

/** Friends of the latest duels first, then those who have written, then the newest friends. */
export function orderFriends(friends: readonly Friend[], duels: MyDuels | undefined): readonly Friend[] {
	const lastDuelAt = new Map<string, number>();
	for (const { other, at } of allOf(duels)) {
		const userId = other?.userId;
		if (userId) lastDuelAt.set(userId, Math.max(at, lastDuelAt.get(userId) ?? 0));
	}
	const playedAt = ({ userId }: Friend) => lastDuelAt.get(userId) ?? 0;
	const hasWritten = ({ unreadMessages }: Friend) => Number(unreadMessages > 0);
	return friends.toSorted(
		(one, other) =>
			playedAt(other) - playedAt(one) ||
			hasWritten(other) - hasWritten(one) ||
			Date.parse(other.addedAt) - Date.parse(one.addedAt),
	);
}

function allOf(duels: MyDuels | undefined) {
	return duels ? [...duels.waiting, ...duels.recent] : [];
}

import type { Outputs } from "../../../platform/api/trpc.ts";

type MyDuels = Outputs["duels"]["mine"];

export type Friend = Outputs["friends"]["list"][number];

/** The ids of the opponents of a player's duels, the last one first; some come again. */
export function lastOpponents(duels: MyDuels | undefined): readonly string[] {
	const all = duels ? [...duels.waiting, ...duels.recent] : [];
	return all.toSorted((one, other) => other.at - one.at).flatMap(({ other }) => other?.userId ?? []);
}

/** Friends of the latest duels first, then those who have written, then the newest friends. */
export function orderFriends(friends: readonly Friend[], duels: MyDuels | undefined): readonly Friend[] {
	const opponents = lastOpponents(duels);
	const places = new Map(opponents.map((userId) => [userId, opponents.indexOf(userId)]));
	const placeOf = ({ userId }: Friend) => places.get(userId) ?? opponents.length;
	const hasWritten = ({ unreadMessages }: Friend) => Number(unreadMessages > 0);
	return friends.toSorted(
		(one, other) =>
			placeOf(one) - placeOf(other) ||
			hasWritten(other) - hasWritten(one) ||
			Date.parse(other.addedAt) - Date.parse(one.addedAt),
	);
}

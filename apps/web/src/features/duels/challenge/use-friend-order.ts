import { useState } from "react";
import { byName, type Friend } from "../../friends/people.ts";
import { useStatuses } from "../../presence/use-statuses.ts";

/**
 * Returns the friends in the order of their names, who is online ahead of the others, and ahead of all whom a link has named. The order stands
 * once it is known how all of them are there: no row moves away under a finger.
 */
export function useFriendOrder(friends: readonly Friend[], chosen: string): readonly Friend[] {
	const statuses = useStatuses(friends.map(({ userId }) => userId));
	const [named] = useState(chosen);
	const [online, setOnline] = useState<ReadonlySet<string> | null>(null);
	if (!online && friends.length > 0 && statuses.size === friends.length) {
		const there = [...statuses].filter(([, { status }]) => status === "online");
		setOnline(new Set(there.map(([userId]) => userId)));
	}
	const rank = ({ userId }: Friend) => (userId === named ? 0 : online?.has(userId) ? 1 : 2);
	return friends.toSorted((one, other) => rank(one) - rank(other) || byName(one, other));
}

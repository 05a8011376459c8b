import { useState } from "react";
import { byName, type Friend } from "../../friends/people.ts";
import type { Presence } from "../../presence/presence.ts";

/**
 * The friend named by a link comes first, then those online, then by name. The order is fixed
 * once all statuses are known, so that no row moves while it is pressed.
 */
export function useFriendOrder(
	friends: readonly Friend[],
	statuses: ReadonlyMap<string, Presence>,
	chosen: string,
): readonly Friend[] {
	const [named] = useState(chosen);
	const [online, setOnline] = useState<ReadonlySet<string> | null>(null);
	if (!online && friends.length > 0 && statuses.size === friends.length) {
		const there = [...statuses].filter(([, { status }]) => status === "online");
		setOnline(new Set(there.map(([userId]) => userId)));
	}
	const rank = ({ userId }: Friend) => (userId === named ? 0 : online?.has(userId) ? 1 : 2);
	return friends.toSorted((one, other) => rank(one) - rank(other) || byName(one, other));
}

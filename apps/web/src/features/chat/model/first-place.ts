import { byUnread, type Friend } from "./friend.ts";

/**
 * Returns where Messages leads: to the first friend with unread messages, otherwise to the list,
 * or to the friends tab if there are no friends.
 */
export function firstPlace(friends: readonly Friend[]) {
	const [first] = byUnread(friends);
	if (!first) return { to: "/profile", search: { tab: "friends" } } as const;
	if (first.unreadMessages === 0) return { to: "/messages" } as const;
	return { to: "/messages/$userId", params: { userId: first.userId } } as const;
}

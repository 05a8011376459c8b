import { byUnread, type Friend } from "./friend.ts";

/**
 * Returns where the account menu's Messages leads (platform.md, section 2): to the chat with the first friend who has unread messages,
 * else to the list of friends, and to where one finds some while there are none.
 */
export function firstPlace(friends: readonly Friend[]) {
	const [first] = byUnread(friends);
	if (!first) return { to: "/profile", search: { tab: "friends" } } as const;
	if (first.unreadMessages === 0) return { to: "/messages" } as const;
	return { to: "/messages/$userId", params: { userId: first.userId } } as const;
}

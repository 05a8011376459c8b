import type { Outputs } from "../../../platform/api/trpc.ts";
import { byName } from "../../friends/people.ts";

export type Friend = Outputs["friends"]["list"][number];

export function byUnread(friends: readonly Friend[]): Friend[] {
	return friends.toSorted((a, b) => b.unreadMessages - a.unreadMessages || byName(a, b));
}

export function matching(friends: readonly Friend[], text: string): readonly Friend[] {
	const wanted = text.trim().toLowerCase();
	return wanted === "" ? friends : friends.filter(({ username }) => username.toLowerCase().includes(wanted));
}

/** "1 unread message", "3 unread messages", "Click to chat". */
export function friendLine(unread: number): string {
	if (unread === 0) return "Click to chat";
	return unread === 1 ? "1 unread message" : `${unread.toLocaleString("en-US")} unread messages`;
}

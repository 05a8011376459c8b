import type { LinkProps } from "@tanstack/react-router";
import { useChallengeCount } from "../features/duels/incoming/use-own-duels.ts";
import { useRequestCount } from "../features/friends/use-request-count.ts";
import { useSupportCount } from "../features/support/use-support-count.ts";
import { type Me, useMe } from "../platform/session.ts";

/** A hook that returns how many things wait for the player. */
export type Count = () => number;

interface MenuItem {
	readonly label: string;
	/** "messages" leads to a chat or to the list of chats. */
	readonly link: Pick<LinkProps, "to" | "search"> | "messages";
	readonly useCount?: Count;
	/** Whether the player has the item; everyone by default. */
	readonly isFor?: (me: Me) => boolean;
}

const useUnreadMessages: Count = () => useMe()?.unreadMessages ?? 0;

/** Friend requests and challenges. */
export const useSocialCount: Count = () => useRequestCount() + useChallengeCount();

/** The account menu's links in order. */
export const MENU_ITEMS: readonly MenuItem[] = [
	{ label: "Profile", link: { to: "/profile" }, useCount: useSocialCount },
	{
		label: "Friend Requests",
		link: { to: "/profile", search: { tab: "friends" } },
		useCount: useRequestCount,
		isFor: ({ friendRequests }) => friendRequests > 0,
	},
	{ label: "Messages", link: "messages", useCount: useUnreadMessages },
	{ label: "Daily deck", link: { to: "/daily" } },
	{ label: "Leaderboard", link: { to: "/leaderboard" } },
	{
		label: "Support",
		link: { to: "/profile", search: { tab: "support" } },
		useCount: useSupportCount,
	},
	{ label: "Admin Dashboard", link: { to: "/admin" }, isFor: ({ isAdmin }) => isAdmin },
];

/** The counts in the avatar's badge. */
export const COUNTS: readonly Count[] = [useUnreadMessages, useSocialCount, useSupportCount];

import { adminItem } from "../features/admin/admin.slots.ts";
import { messagesItem } from "../features/chat/chat.slots.ts";
import { useUnreadMessages } from "../features/chat/use-unread-messages.ts";
import { dailyItem } from "../features/daily/daily.slots.ts";
import { friendRequestsItem } from "../features/friends/friends.slots.ts";
import { leaderboardItem } from "../features/leaderboards/leaderboards.slots.ts";
import { profileItem } from "../features/profiles/profiles.slots.ts";
import { supportItem } from "../features/support/support.slots.ts";
import { useSupportCount } from "../features/support/use-support-count.ts";
import type { Count, MenuItem } from "../platform/slots.ts";
import { useSocialCount } from "./use-social-count.ts";

/** The account menu's links in order. */
export const MENU_ITEMS: readonly MenuItem[] = [
	{ ...profileItem, useCount: useSocialCount },
	friendRequestsItem,
	messagesItem,
	dailyItem,
	leaderboardItem,
	supportItem,
	adminItem,
];

/** The counts in the avatar's badge. */
export const COUNTS: readonly Count[] = [useUnreadMessages, useSocialCount, useSupportCount];

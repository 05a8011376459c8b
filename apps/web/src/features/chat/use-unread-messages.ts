import { useMe } from "../../platform/session.ts";

/** How many messages of all friends together the player has not read. */
export const useUnreadMessages = (): number => useMe()?.unreadMessages ?? 0;

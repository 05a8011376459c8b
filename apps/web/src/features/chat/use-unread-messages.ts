import { useMe } from "../../platform/session.ts";

export const useUnreadMessages = (): number => useMe()?.unreadMessages ?? 0;

import { useMe } from "../../platform/session.ts";

export const useSupportCount = (): number => useMe()?.unreadSupport ?? 0;

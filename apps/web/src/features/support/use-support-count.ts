import { useMe } from "../../platform/session.ts";
import type { Count } from "../../platform/slots.ts";

/** How many tickets have an answer that the player has not read. */
export const useSupportCount: Count = () => useMe()?.unreadSupport ?? 0;

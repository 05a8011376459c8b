import { useMe } from "../../platform/session.ts";
import type { Count } from "../../platform/slots.ts";

export const useSupportCount: Count = () => useMe()?.unreadSupport ?? 0;

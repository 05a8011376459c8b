import { useMe } from "../../platform/session.ts";
import type { Count } from "../../platform/slots.ts";

/** How many players ask to be friends. */
export const useRequestCount: Count = () => useMe()?.friendRequests ?? 0;

import { useMe } from "../../platform/session.ts";
import type { Count } from "../../platform/slots.ts";

export const useRequestCount: Count = () => useMe()?.friendRequests ?? 0;

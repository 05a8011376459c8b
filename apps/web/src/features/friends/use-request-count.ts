import { useMe } from "../../platform/session.ts";

export const useRequestCount = (): number => useMe()?.friendRequests ?? 0;

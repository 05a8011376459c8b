import { useChallengeCount } from "../features/duels/incoming/use-challenge-count.ts";
import { useRequestCount } from "../features/friends/use-request-count.ts";
import type { Count } from "../platform/slots.ts";

/** How much waits on the tab of friends: who asks to be one, and who challenges the player. */
export const useSocialCount: Count = () => useRequestCount() + useChallengeCount();

import { useChallengeCount } from "../features/duels/incoming/use-challenge-count.ts";
import { useRequestCount } from "../features/friends/use-request-count.ts";
import type { Count } from "../platform/slots.ts";

/** Friend requests and challenges. */
export const useSocialCount: Count = () => useRequestCount() + useChallengeCount();

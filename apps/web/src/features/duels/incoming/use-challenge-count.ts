import { trpc } from "../../../platform/api/trpc.ts";
import type { Count } from "../../../platform/slots.ts";

/** How many challenges wait for the player. Asks nobody: what goes on around a player does (`ChallengeWatch`). */
export const useChallengeCount: Count = () =>
	trpc.duels.waiting.useQuery(undefined, { enabled: false }).data?.count ?? 0;

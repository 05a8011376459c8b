import { useLocation } from "@tanstack/react-router";
import { trpc } from "../../../platform/api/trpc.ts";
import type { Count } from "../../../platform/slots.ts";

/** Of what stands around the page: it asks, and nobody else needs to. */
const KNOWN = { enabled: false } as const;

/** How many challenges wait for the player, but for the one that is on the screen. */
export const useChallengeCount: Count = () => {
	const count = trpc.duels.waiting.useQuery(undefined, KNOWN).data?.count ?? 0;
	const { data } = trpc.duels.mine.useQuery(undefined, KNOWN);
	const path = useLocation({ select: ({ pathname }) => pathname });
	const isHere = data?.waiting.some(({ id }) => path === `/duel/${id}`) ?? false;
	return Math.max(0, count - Number(isHere));
};

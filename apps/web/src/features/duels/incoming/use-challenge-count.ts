import { useLocation } from "@tanstack/react-router";
import { trpc } from "../../../platform/api/trpc.ts";

/** Reads the cache only: the watcher around the page makes the calls. */
const KNOWN = { enabled: false } as const;

/** How many challenges wait for the player, without the one on the screen. */
export function useChallengeCount(): number {
	const count = trpc.duels.waiting.useQuery(undefined, KNOWN).data?.count ?? 0;
	const { data } = trpc.duels.mine.useQuery(undefined, KNOWN);
	const path = useLocation({ select: ({ pathname }) => pathname });
	const isHere = data?.waiting.some(({ id }) => path === `/duel/${id}`) ?? false;
	return Math.max(0, count - Number(isHere));
}

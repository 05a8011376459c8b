import type { MyDuelsView } from "@hilo/rules/duels/duels.views";
import { useLocation } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import { useIsVisible } from "../../../platform/visibility.ts";
import { LiveCall } from "./live-call.tsx";
import { saidDuels } from "./said-duels.ts";
import { toastChallenges, toastResults } from "./toast-duels.ts";
import { useOwnDuels } from "./use-own-duels.ts";

/** In a visible tab, announces waiting challenges and finished duels, and rings for a live one until it is answered. */
export function ChallengeWatch({ userId }: { userId: string }) {
	const duels = useOwnDuels();
	const [said] = useState(() => saidDuels(userId, "challenges"));
	const [closed, close] = useState<readonly string[]>([]);
	// On a duel's page nothing may cover it.
	const isPlaying = useLocation({ select: ({ pathname }) => /^\/duel\/(?!new$)/.test(pathname) });
	const call = duels?.waiting.find(({ id, mode }) => mode === "live" && !closed.includes(id));
	useTelling(userId, duels);
	if (!call || isPlaying) return null;
	return <LiveCall key={call.id} call={call} said={said} onClose={() => close([...closed, call.id])} />;
}

function useTelling(userId: string, duels: MyDuelsView | undefined): void {
	const isVisible = useIsVisible();
	useEffect(() => {
		if (!duels || !isVisible) return;
		toastChallenges(duels.waiting, saidDuels(userId, "challenges"));
		toastResults(duels.recent, saidDuels(userId, "results"));
	}, [userId, duels, isVisible]);
}

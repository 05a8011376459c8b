import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { useLeaveSuspended } from "../features/accounts/use-leave-suspended.ts";
import { DockSlot } from "../features/chat/dock-slot.tsx";
import { ChallengeWatch } from "../features/duels/incoming/challenge-watch.slot.ts";
import { OwnStatus } from "../features/presence/own-status.tsx";
import { AnswerToast } from "../features/support/answer-toast.slot.ts";
import { trpc } from "../platform/api/trpc.ts";
import { usePollInterval } from "../platform/live/connection.ts";
import { startLive } from "../platform/live/start-live.ts";
import { useIsVisible } from "../platform/visibility.ts";
import { HIDDEN_POLL_MS, ME_POLL_MS } from "./me-poll.ts";

/** What runs for a player on every page: live events or polls, presence, docked chats, notifications and challenges. */
export function Live({ userId }: { userId: string }) {
	useLiveEvents(userId);
	trpc.me.get.useQuery(undefined, { refetchInterval: usePollInterval(ME_POLL_MS) });
	return (
		<>
			<OwnStatus userId={userId} />
			<DockSlot playerId={userId} />
			<AnswerToast />
			<ChallengeWatch userId={userId} />
		</>
	);
}

/** A visible tab holds an event stream. A hidden one polls its counts every minute. */
function useLiveEvents(userId: string): void {
	const queryClient = useQueryClient();
	const utils = trpc.useUtils();
	const leave = useLeaveSuspended();
	const isVisible = useIsVisible();
	useEffect(() => {
		if (isVisible) return startLive(queryClient, userId, leave);
		const timer = setInterval(() => {
			utils.me.get.refetch();
			utils.duels.waiting.refetch();
		}, HIDDEN_POLL_MS);
		return () => clearInterval(timer);
	}, [isVisible, queryClient, utils, userId, leave]);
}

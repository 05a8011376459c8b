import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { useLeaveSuspended } from "../features/accounts/sign-out.ts";
import { ChatDock } from "../features/chat/chat-dock.tsx";
import { UnsentMessages } from "../features/chat/unsent-messages.tsx";
import { ChallengeWatch } from "../features/duels/incoming/challenge-watch.tsx";
import { OwnStatus } from "../features/presence/own-status.tsx";
import { AnswerToast } from "../features/support/answer-toast.tsx";
import { trpc } from "../platform/api/trpc.ts";
import { usePollInterval } from "../platform/live/connection.ts";
import { startLiveEvents } from "../platform/live/start-live-events.ts";
import { useIsVisible } from "../platform/visibility.ts";

/** How often a visible tab polls the player without live events, in ms. An unchanged answer is a 304. */
export const ME_POLL_MS = 10_000;
/** How often a hidden tab polls the player and the counts, in ms. */
export const HIDDEN_POLL_MS = 60_000;

/** What runs for a player on every page: live events or polls, presence, docked chats, notifications and challenges. */
export function StartedPlayerParts({ userId }: { userId: string }) {
	useLiveEvents(userId);
	trpc.me.get.useQuery(undefined, { refetchInterval: usePollInterval(ME_POLL_MS) });
	return (
		<>
			<OwnStatus userId={userId} />
			<ChatDock playerId={userId} />
			<UnsentMessages playerId={userId} />
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
		if (isVisible) return startLiveEvents(queryClient, userId, leave);
		const timer = setInterval(() => {
			utils.me.get.refetch();
			utils.duels.waiting.refetch();
		}, HIDDEN_POLL_MS);
		return () => clearInterval(timer);
	}, [isVisible, queryClient, utils, userId, leave]);
}

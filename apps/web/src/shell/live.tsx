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
import { ME_POLL_MS } from "./me-poll.ts";

/** What goes on around a signed-in player: live events, the polls where there are none, their own presence, docked chats, what support says, and who challenges them. */
export function Live({ userId }: { userId: string }) {
	const queryClient = useQueryClient();
	const leave = useLeaveSuspended();
	useEffect(() => startLive(queryClient, userId, leave), [queryClient, userId, leave]);
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

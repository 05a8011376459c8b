import { useMutation, useMutationState } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { type Outputs, trpc } from "../../../platform/api/trpc.ts";
import { usePollInterval } from "../../../platform/live/connection.ts";
import { toastFailure } from "../../../platform/toast-failure.ts";
import { useRefreshLists } from "../card/use-refresh-lists.ts";

export type Invitation = Outputs["customGames"]["invitations"][number];

interface Answer {
	readonly gameId: string;
	readonly status: "accepted" | "declined";
}

/** The poll interval without live events. */
const POLL_MS = 30_000;
/** The list finds pending answers under this key. */
const ANSWER = ["invitation-answer"];

export function useInvitations() {
	return trpc.customGames.invitations.useQuery(undefined, { refetchInterval: usePollInterval(POLL_MS) });
}

/** Accepting opens the game. A declined invitation disappears immediately, and returns if the server refuses. */
export function useAnswer(): (answer: Answer) => void {
	const utils = trpc.useUtils();
	const navigate = useNavigate();
	const refreshLists = useRefreshLists();
	const { mutate } = useMutation({
		mutationKey: ANSWER,
		mutationFn: ({ gameId, status }: Answer) =>
			utils.client.customGames.respond.mutate({ id: gameId, status }),
		onSuccess: async (_, { gameId, status }) => {
			const refreshed = refreshLists();
			if (status === "accepted") await navigate({ to: "/custom-game/$id", params: { id: gameId } });
			await refreshed;
		},
		onError: toastFailure,
	});
	return mutate;
}

export function useAnswers(): ReadonlyMap<string, Answer["status"]> {
	const answers = useMutationState({
		filters: { mutationKey: ANSWER, status: "pending" },
		select: ({ state }) => state.variables as Answer | undefined,
	});
	return new Map(answers.flatMap((answer) => (answer ? [[answer.gameId, answer.status]] : [])));
}

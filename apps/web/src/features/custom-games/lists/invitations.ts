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

/** How often invitations are asked for while no live events tell of them (games.md, section 9). */
const POLL_MS = 30_000;
/** Under this key, the list finds what is being answered. */
const ANSWER = ["invitation-answer"];

/** Asks for the invitations, and again now and then. */
export function useInvitations() {
	return trpc.customGames.invitations.useQuery(undefined, { refetchInterval: usePollInterval(POLL_MS) });
}

/** Returns what answers an invitation. Accepting leads to the game; a declined one is gone at once, and is back when the server refuses. */
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

/** Returns what is being answered, by the invitation's game. */
export function useAnswers(): ReadonlyMap<string, Answer["status"]> {
	const answers = useMutationState({
		filters: { mutationKey: ANSWER, status: "pending" },
		select: ({ state }) => state.variables as Answer | undefined,
	});
	return new Map(answers.flatMap((answer) => (answer ? [[answer.gameId, answer.status]] : [])));
}

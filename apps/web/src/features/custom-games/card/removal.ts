import { useMutation, useMutationState } from "@tanstack/react-query";
import { trpc } from "../../../platform/api/trpc.ts";
import { toastFailure } from "../../../platform/toast-failure.ts";
import { toast } from "../../../platform/toasts.ts";
import type { CardView } from "./card-view.ts";
import { useRefreshLists } from "./use-refresh-lists.ts";

/** An own game is deleted for everyone; a shared game leaves only the player's list. */
type Removal = "delete" | "removeShared";

interface Removed {
	readonly removal: Removal;
	readonly game: Pick<CardView, "id" | "name">;
}

/** Lists find pending removals under this key. */
const REMOVAL = ["custom-game-removal"];

const DONE: Readonly<Record<Removal, (name: string) => string>> = {
	delete: (name) => `“${name}” was deleted`,
	removeShared: (name) => `“${name}” was removed from your list`,
};

/** Hides the game immediately; it returns to its list if the server refuses. */
export function useRemoval(): (removed: Removed) => void {
	const utils = trpc.useUtils();
	const refreshLists = useRefreshLists();
	const { mutate } = useMutation({
		mutationKey: REMOVAL,
		mutationFn: ({ removal, game }: Removed) => utils.client.customGames[removal].mutate({ id: game.id }),
		// The mutation stays pending, and the game hidden, until the lists are reloaded.
		onSuccess: (_, { removal, game }) => {
			toast("success", DONE[removal](game.name));
			return refreshLists();
		},
		onError: toastFailure,
	});
	return mutate;
}

export function useRemaining<Game extends Pick<CardView, "id">>(games: readonly Game[]): readonly Game[] {
	const leaving = useMutationState({
		filters: { mutationKey: REMOVAL, status: "pending" },
		select: ({ state }) => (state.variables as Removed | undefined)?.game.id,
	});
	return leaving.length === 0 ? games : games.filter(({ id }) => !leaving.includes(id));
}

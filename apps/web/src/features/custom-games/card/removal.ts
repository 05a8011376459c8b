import { useMutation, useMutationState } from "@tanstack/react-query";
import { trpc } from "../../../platform/api/trpc.ts";
import { toastFailure } from "../../../platform/toast-failure.ts";
import { toast } from "../../../platform/toasts.ts";
import type { CardView } from "./card-view.ts";
import { useRefreshLists } from "./use-refresh-lists.ts";

/** How a game is taken off a list: one's own is deleted for everybody, one that somebody shared leaves one's own list only. */
type Removal = "delete" | "removeShared";

interface Removed {
	readonly removal: Removal;
	readonly game: Pick<CardView, "id" | "name">;
}

/** Under this key, lists find what is on its way out. */
const REMOVAL = ["custom-game-removal"];

const DONE: Readonly<Record<Removal, (name: string) => string>> = {
	delete: (name) => `“${name}” was deleted`,
	removeShared: (name) => `“${name}” was removed from your list`,
};

/** Returns what takes a game off its list: at once on the screen, where it comes back when the server refuses. */
export function useRemoval(): (removed: Removed) => void {
	const utils = trpc.useUtils();
	const refreshLists = useRefreshLists();
	const { mutate } = useMutation({
		mutationKey: REMOVAL,
		mutationFn: ({ removal, game }: Removed) => utils.client.customGames[removal].mutate({ id: game.id }),
		// Until the lists are there without it, it counts as on its way.
		onSuccess: (_, { removal, game }) => {
			toast("success", DONE[removal](game.name));
			return refreshLists();
		},
		onError: toastFailure,
	});
	return mutate;
}

/** Returns the games of a list that are not on their way out. */
export function useRemaining<Game extends Pick<CardView, "id">>(games: readonly Game[]): readonly Game[] {
	const leaving = useMutationState({
		filters: { mutationKey: REMOVAL, status: "pending" },
		select: ({ state }) => (state.variables as Removed | undefined)?.game.id,
	});
	return leaving.length === 0 ? games : games.filter(({ id }) => !leaving.includes(id));
}

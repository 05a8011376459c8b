import { errorText } from "../../../../platform/api/error-text.ts";
import { trpc } from "../../../../platform/api/trpc.ts";
import { toastFailure } from "../../../../platform/toast-failure.ts";
import { toast } from "../../../../platform/toasts.ts";
import type { ModeratedGame } from "./moderated-game.ts";

/** @param onDone called when a confirmed action is done */
export function useGameActions(onDone: () => void) {
	const utils = trpc.useUtils();
	const look = () => utils.moderation.games.invalidate();
	const after = (say: string) => ({
		onSuccess: () => toast("success", say),
		onError: toastFailure,
		onSettled: look,
	});
	const feature = trpc.moderation.feature.useMutation({ onError: toastFailure, onSettled: look });
	const restore = trpc.moderation.restoreGame.useMutation(after("Game restored"));
	const show = trpc.moderation.showGame.useMutation(after("Game shown again"));
	const remove = trpc.moderation.removeGame.useMutation({
		onSuccess: () => {
			toast("success", "Game removed");
			onDone();
		},
		onSettled: look,
	});
	return {
		feature: ({ id, name }: ModeratedGame, featured: boolean) =>
			feature.mutate(
				{ gameId: id, featured },
				{
					onSuccess: () =>
						toast("success", featured ? `${name} is featured` : `${name} is featured no longer`),
				},
			),
		restore: ({ id }: ModeratedGame) => restore.mutate({ gameId: id }),
		show: ({ id }: ModeratedGame) => show.mutate({ gameId: id }),
		remove: ({ id }: ModeratedGame, reason: string) => remove.mutate({ gameId: id, reason }),
		isRemoving: remove.isPending,
		removeProblem: remove.error ? errorText(remove.error) : null,
		begin: () => remove.reset(),
	};
}

export type GameActions = ReturnType<typeof useGameActions>;

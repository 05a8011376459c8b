import { CLASSIC_GAMES, type GameId, hasFilters } from "@hilo/rules/play/games";
import { loadingText } from "../features/play/stage/loading-text.ts";
import { StageWaiting } from "../features/play/stage/stage-waiting.tsx";
import { loadDue } from "../features/practice/use-due.ts";
import type { Api } from "../platform/api/trpc.ts";
import { PRELOADED } from "../platform/loaders.ts";
import { headOf } from "../platform/page-head.ts";
import { loadSession } from "../platform/session.ts";

/** The common options of the classic games' routes; each adds its component. */
export function gameRoute(game: GameId, description: string) {
	const { title } = CLASSIC_GAMES[game];
	return {
		head: headOf(title, description),
		staticData: { stage: true },
		loader: async ({ context: { api } }: { context: { api: Api } }) => {
			const { me } = await loadSession(api);
			if (me)
				await Promise.all([
					api.utils.play.current.fetch({ game }, PRELOADED),
					hasFilters(game) && loadDue(api),
				]);
			// With a filter, a visitor's first pair depends on the choice.
			else if (!hasFilters(game)) await api.utils.play.opening.fetch({ game }, PRELOADED);
		},
		// Every visit starts with a fresh round, not with the stage as it was left.
		gcTime: 0,
		pendingComponent: () => <StageWaiting text={loadingText(game)} />,
	} as const;
}

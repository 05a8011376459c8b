import { createFileRoute, notFound } from "@tanstack/react-router";
import { CustomGamePage } from "../features/custom-games/pre-game/custom-game-page.tsx";
import { GameError, GameNotFound } from "../features/custom-games/pre-game/game-errors.tsx";
import { gamePreview } from "../features/custom-games/pre-game/game-preview.ts";
import { isNoGame, loadCustomGame } from "../features/custom-games/pre-game/load-custom-game.ts";
import { pageHead } from "../platform/page-head.ts";

interface Search {
	/** The secret of the game's link. */
	key?: string;
	/** The creator's preview: nothing is stored. */
	preview?: true;
}

export const Route = createFileRoute("/custom-game/$id")({
	validateSearch: ({ key, preview }): Search => ({
		...(typeof key === "string" && { key }),
		...(preview === true && { preview }),
	}),
	staticData: { stage: true },
	loaderDeps: ({ search: { key, preview = false } }) => ({ key, preview }),
	loader: async ({ context: { api }, params: { id }, deps: { key, preview } }) => {
		try {
			return await loadCustomGame(api, { id, key }, preview);
		} catch (error) {
			if (isNoGame(error)) throw notFound();
			throw error;
		}
	},
	// Every visit starts with the present game.
	gcTime: 0,
	head: ({ loaderData, match: { status, context, search }, params: { id } }) => {
		const game = loaderData && context.api.utils.customGames.get.getData({ id, key: search.key });
		const title = loaderData?.name ?? (status === "error" ? "Custom game" : "Game not found");
		return pageHead(title, gamePreview(game, context.origin));
	},
	component: CustomGamePage,
	errorComponent: GameError,
	notFoundComponent: GameNotFound,
});

import { createFileRoute, notFound } from "@tanstack/react-router";
import { CustomGamePage } from "../features/custom-games/pre-game/custom-game-page.tsx";
import { GameError, GameNotFound } from "../features/custom-games/pre-game/game-errors.tsx";
import { pageTitle } from "../platform/page-title.ts";

interface Search {
	/** The secret of the game's link. */
	key?: string;
	/** Its creator tries it out: nothing is kept. */
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
		// No other page carries its code.
		const { isNoGame, loadCustomGame } = await import(
			"../features/custom-games/pre-game/load-custom-game.ts"
		);
		try {
			return await loadCustomGame(api, { id, key }, preview);
		} catch (error) {
			if (isNoGame(error)) throw notFound();
			throw error;
		}
	},
	// Every visit begins with the game as it is now.
	gcTime: 0,
	head: ({ loaderData, match: { status } }) =>
		pageTitle(loaderData?.name ?? (status === "error" ? "Custom game" : "Game not found")),
	component: CustomGamePage,
	errorComponent: GameError,
	notFoundComponent: GameNotFound,
});

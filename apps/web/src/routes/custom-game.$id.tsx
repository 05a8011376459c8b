import { createFileRoute, notFound } from "@tanstack/react-router";
import { CustomGamePage } from "../features/custom-games/pre-game/custom-game-page.tsx";
import { GameError, GameNotFound } from "../features/custom-games/pre-game/game-errors.tsx";
import { pageTitle } from "../platform/page-title.ts";

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
		// Imported here, because no other page needs this code.
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
	// Every visit starts with the present game.
	gcTime: 0,
	head: ({ loaderData, match: { status } }) =>
		pageTitle(loaderData?.name ?? (status === "error" ? "Custom game" : "Game not found")),
	component: CustomGamePage,
	errorComponent: GameError,
	notFoundComponent: GameNotFound,
});

import { createFileRoute } from "@tanstack/react-router";
import { CustomGamePage } from "../features/custom-games/pre-game/custom-game-page.tsx";
import { GameError, GameNotFound } from "../features/custom-games/pre-game/game-errors.tsx";
import { gameHead } from "../features/custom-games/pre-game/game-head.ts";
import { orNotFound, PRELOADED, settled } from "../platform/loaders.ts";
import { pageHead } from "../platform/page-head.ts";
import { flagParam, parseSearch, textParam } from "../platform/search-params.ts";
import { loadSession } from "../platform/session.ts";

const gameSearch = parseSearch({
	/** The secret of the game's link. */
	key: textParam,
	/** The creator's preview: nothing is stored. */
	preview: flagParam,
});

export const Route = createFileRoute("/custom-game/$id")({
	validateSearch: gameSearch,
	staticData: { stage: true },
	loaderDeps: ({ search: { key, preview = false } }) => ({ key, preview }),
	loader: async ({ context: { api }, params: { id }, deps: { key, preview } }) => {
		const { get, current, forEdit } = api.utils.customGames;
		const [game, { me }] = await Promise.all([orNotFound(get.ensureData({ id, key })), loadSession(api)]);
		if (preview && game.isOwn) await forEdit.ensureData({ id });
		// The game works without this: starting it returns the open run.
		else if (me) await settled([current.fetch({ id, key }, PRELOADED)]);
		// What the stage needs even if the game can't be seen any more.
		const { name, valueLabel, question, thousandsSeparator, timerSeconds, source, creator } = game;
		return { id: game.id, name, valueLabel, question, thousandsSeparator, timerSeconds, source, creator };
	},
	// Every visit starts with the present game.
	gcTime: 0,
	head: ({ loaderData, match: { status, context, search }, params: { id } }) => {
		const game = loaderData && context.api.utils.customGames.get.getData({ id, key: search.key });
		const title = loaderData?.name ?? (status === "error" ? "Custom game" : "Game not found");
		const { description, ...rest } = gameHead(game, context.origin, context.site.name);
		return pageHead(context.site, title, description, rest);
	},
	component: CustomGamePage,
	errorComponent: GameError,
	notFoundComponent: GameNotFound,
});

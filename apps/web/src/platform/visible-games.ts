import { CLASSIC_GAMES, type ClassicGame, DEFAULT_DISPLAY_ORDER, type GameId } from "@hilo/rules/play/games";
import type { Outputs } from "./api/trpc.ts";

type Status = Outputs["site"]["gameStatus"][number];

/** In the catalogue's order, with their routes. */
export const CLASSIC_ROUTES = [
	{ id: "github", route: "/app" },
	{ id: "reddit", route: "/reddit-game" },
	{ id: "country", route: "/country-game" },
	{ id: "movie", route: "/movie-game" },
	{ id: "music", route: "/music-game" },
	{ id: "wealth", route: "/wealth-game" },
	{ id: "history", route: "/history-game" },
	{ id: "cs16", route: "/cs16-game" },
] as const satisfies readonly { id: GameId; route: string }[];

export interface VisibleGame {
	game: ClassicGame;
	route: (typeof CLASSIC_ROUTES)[number]["route"];
	name: string;
	description: string;
	/** The game can't be started, but its board stays. */
	isDisabled: boolean;
}

/** All classic games in the site's order and under its names. Without known statuses, none is disabled. */
export function classicGames(statuses: readonly Status[] = []): VisibleGame[] {
	return CLASSIC_ROUTES.map(({ id, route }) => {
		const game = CLASSIC_GAMES[id];
		return { game, route, status: statuses.find(({ gameId }) => gameId === game.key) };
	})
		.sort((a, b) => orderOf(a.status) - orderOf(b.status))
		.map(({ game, route, status }) => ({
			game,
			route,
			name: status?.name ?? game.title,
			description: status?.description ?? game.description,
			isDisabled: status?.isDisabled ?? false,
		}));
}

export function visibleGames(statuses?: readonly Status[]): VisibleGame[] {
	return classicGames(statuses).filter(({ isDisabled }) => !isDisabled);
}

const orderOf = (status: Status | undefined) => status?.displayOrder ?? DEFAULT_DISPLAY_ORDER;

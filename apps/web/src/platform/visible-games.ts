import { CLASSIC_GAMES, type ClassicGame, DEFAULT_DISPLAY_ORDER } from "@hilo/rules/play/games";
import type { Outputs } from "./api/trpc.ts";

type Status = Outputs["site"]["gameStatus"][number];

export interface VisibleGame {
	game: ClassicGame;
	route: ClassicGame["route"];
	name: string;
	description: string;
	/** The game can't be started, but its board stays. */
	isDisabled: boolean;
}

/** All classic games in the site's order and under its names. Without known statuses, none is disabled. */
export function classicGames(statuses: readonly Status[] = []): VisibleGame[] {
	return Object.values(CLASSIC_GAMES)
		.map((game) => ({ game, status: statuses.find(({ gameId }) => gameId === game.key) }))
		.sort((a, b) => orderOf(a.status) - orderOf(b.status))
		.map(({ game, status }) => ({
			game,
			route: game.route,
			name: status?.name ?? game.title,
			description: status?.description ?? game.description,
			isDisabled: status?.isDisabled ?? false,
		}));
}

export function visibleGames(statuses?: readonly Status[]): VisibleGame[] {
	return classicGames(statuses).filter(({ isDisabled }) => !isDisabled);
}

const orderOf = (status: Status | undefined) => status?.displayOrder ?? DEFAULT_DISPLAY_ORDER;

import { isOpenToAll } from "@hilo/rules/custom-games/privacy";
import { CLASSIC_GAMES, type GameId, isGameId } from "@hilo/rules/play/games";
import { trpc } from "../../../platform/api/trpc.ts";
import { tintOf } from "../../custom-games/card/tint.ts";
import type { ChallengeSearch } from "./challenge-search.ts";

/** The colour of a game, as attributes of whatever shows it. */
export interface GameColour {
	readonly "data-game"?: string;
	readonly "data-tint"?: number;
}

export interface LinkedGame {
	readonly title: string;
	readonly colour: GameColour;
	/** Whether it can be opened by invited people only. */
	readonly isForInvited: boolean;
}

/** The game that a link to the challenge page names, with its title and colour; null for none. */
export function useLinkedGame({ custom, key, game }: ChallengeSearch): LinkedGame | null {
	const { data } = trpc.customGames.get.useQuery(
		{ id: custom ?? "", key },
		{ enabled: custom !== undefined },
	);
	if (custom) {
		return {
			title: data?.name ?? "Custom game",
			colour: { "data-tint": tintOf(custom) },
			isForInvited: data !== undefined && !isOpenToAll(data.privacyLevel),
		};
	}
	return game && isGameId(game) ? classicGame(game) : null;
}

/** The same of a classic game. */
export function classicGame(game: GameId): LinkedGame {
	return { title: CLASSIC_GAMES[game].title, colour: { "data-game": game }, isForInvited: false };
}

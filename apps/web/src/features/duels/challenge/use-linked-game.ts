import { isOpenToAll } from "@hilo/rules/custom-games/privacy";
import { CLASSIC_GAMES, type GameId, isGameId } from "@hilo/rules/play/games";
import { trpc } from "../../../platform/api/trpc.ts";
import { tintOf } from "../../custom-games/card/tint.ts";
import type { ChallengeSearch } from "./challenge-search.ts";

export interface GameColour {
	readonly "data-game"?: string;
	readonly "data-tint"?: number;
}

export interface LinkedGame {
	readonly title: string;
	readonly colour: GameColour;
	/** Whether only invited players can open the game. */
	readonly isForInvited: boolean;
}

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

export function classicGame(game: GameId): LinkedGame {
	return { title: CLASSIC_GAMES[game].title, colour: { "data-game": game }, isForInvited: false };
}

import { presentCard } from "../custom-games/card.presenter.ts";
import type { SeenGame } from "../custom-games/find-game.ts";

export function presentBoardGame(game: SeenGame) {
	const { id, name, creator, timerSeconds, playCount, privacyLevel, isOwn } = presentCard(game);
	return { id, name, creatorName: creator?.username ?? "Hilo", timerSeconds, playCount, privacyLevel, isOwn };
}

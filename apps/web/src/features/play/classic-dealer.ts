import { CLASSIC_GAMES, type GameId } from "@hilo/rules/play/games";
import { fitsIn } from "@hilo/rules/play/pair";
import type { Dealer } from "./dealer.ts";
import { type Opening, type PracticeNeeds, practiceDealer } from "./practice-dealer.ts";

/** Deals and judges a classic game in the browser. */
export function classicDealer(
	game: GameId,
	dealt: Opening,
	needs: Pick<PracticeNeeds, "pool" | "track">,
): Dealer {
	const { opening, endsWhenExhausted, timerMs, advanceMs } = CLASSIC_GAMES[game];
	return practiceDealer({ opening, endsWhenExhausted, timerMs, advanceMs }, dealt, {
		...needs,
		fits: (items) => fitsIn(game, items),
		seed: () => String(Math.random()),
		now: () => performance.now(),
	});
}

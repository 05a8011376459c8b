import { CLASSIC_GAMES, type GameId } from "@hilo/rules/play/games";
import { fitsIn } from "@hilo/rules/play/pair";
import type { Dealer } from "../dealers/dealer.ts";
import { type LocalDealerNeeds, localDealer, type Opening } from "../dealers/local-dealer.ts";

export function classicDealer(
	game: GameId,
	dealt: Opening,
	needs: Pick<LocalDealerNeeds, "pool" | "track">,
): Dealer {
	const { opening, endsWhenExhausted, timerMs, advanceMs } = CLASSIC_GAMES[game];
	return localDealer({ opening, endsWhenExhausted, timerMs, advanceMs }, dealt, {
		...needs,
		fits: (items) => fitsIn(game, items),
		seed: () => String(Math.random()),
		now: () => performance.now(),
	});
}

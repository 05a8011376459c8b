import { AppError } from "@hilo/rules/errors/errors";
import type { Day } from "@hilo/rules/progression/site-day";
import type { Ctx } from "../../platform/context.ts";
import { answersToChallengeWith } from "../daily/challenge-with-deck.ts";
import type { StoredPool } from "../play/pools.ts";
import { type DuelContent, finishedSide } from "./duel-content.ts";

/** Every duel names a pool. The cards of a deck are stored with its day. */
const NO_POOL: StoredPool = { id: "deck", game: "deck", source: "", asOf: "", cards: [] };

/**
 * A duel with the rounds of a daily deck; the caller's run is the challenger's side. Closed decks are in the archive
 * with their numbers, so it counts for no record.
 * @throws AppError as `answersToChallengeWith`.
 */
export async function loadDeckContent(ctx: Ctx, day: Day, toUserId: string | null): Promise<DuelContent> {
	const answers = await answersToChallengeWith(ctx, { day, toUserId });
	const played = finishedSide(answers);
	if (!played) throw new AppError("daily/not-played");
	return {
		game: "deck",
		day,
		custom_game_id: null,
		game_link_key: null,
		filter: "",
		label: null,
		measure: null,
		seed: "",
		timer_ms: null,
		rounds: answers.length,
		counted: 0,
		pool: await ctx.play.pools.findOrStore(NO_POOL.id, async () => NO_POOL),
		played,
	};
}

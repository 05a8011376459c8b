import type { CreateDuelInput } from "@hilo/rules/duels/duels.schema";
import { type Direction, isCorrect } from "@hilo/rules/play/engine";
import type { GameId } from "@hilo/rules/play/games";
import { planOf, type RunSpec } from "@hilo/rules/play/pairs";
import { dealtCard } from "@hilo/rules/play/question";
import { classicSpec } from "../features/play/classic-runs.ts";
import type { StoredPool } from "../features/play/pools.ts";
import type { Browser } from "./browser.ts";

export type Visit = Extract<CreateDuelInput["source"], { kind: "visit" }>;

/** A run as a browser plays it: right until the score is reached, then wrong. */
export function playedTo(
	score: number,
	spec: RunSpec,
	pool: Pick<StoredPool, "cards" | "questions">,
): Visit["answers"] {
	const plan = planOf(spec);
	return Array.from({ length: score + 1 }, (_, index) => {
		const round = index + 1;
		const pair = plan.pairOf(round);
		const valueAt = (at = -1) => dealtCard(pool, spec.seed, round, at).value;
		const values = { known: valueAt(pair?.first), hidden: valueAt(pair?.second) };
		const [right, wrong]: Direction[] = isCorrect("higher", values)
			? ["higher", "lower"]
			: ["lower", "higher"];
		return { guess: round <= score ? (right ?? "higher") : (wrong ?? "lower"), ms: 1000.4 };
	});
}

/** Opens a classic game as a visitor and plays it in the browser. */
export async function visitOf(
	browser: Pick<Browser, "api">,
	game: GameId,
	score: number,
	asked = "",
): Promise<Visit> {
	const { filter, seed, poolId } = await browser.api.play.opening.query({ game, filter: asked });
	const pool = await browser.api.play.pool.query({ poolId });
	const spec = classicSpec(game, seed, { ...pool, id: poolId, game, source: "", asOf: "" });
	return { kind: "visit", game, filter, seed, poolId, answers: playedTo(score, spec, pool) };
}

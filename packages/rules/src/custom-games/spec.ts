import type { RunSpec } from "../play/run.ts";

// Promised in docs/product.md#timings.

/** From a right guess in a custom game until the cards begin to slide (games.md, section 9). */
export const CUSTOM_REVEAL_MS = 3000;
/** How long they slide. */
export const CUSTOM_SLIDE_MS = 2000;
/** From a right guess to the start of the next round. */
export const CUSTOM_ADVANCE_MS = CUSTOM_REVEAL_MS + CUSTOM_SLIDE_MS;
/** From a wrong guess until the run's end begins. */
export const CUSTOM_WRONG_MS = 1600;
/** How long the animation at a run's end takes, after the last reveal and before the game-over dialog. */
export const CUSTOM_CLOSING_MS = 2000;

/** What every run of a custom game is dealt and judged by. Any two items may meet: their texts are the same only where their values are. */
export function customSpec(timerSeconds: number): Omit<RunSpec, "seed" | "poolSize"> {
	return {
		opening: "random",
		fits: () => true,
		endsWhenExhausted: true,
		timerMs: timerSeconds === 0 ? null : timerSeconds * 1000,
		advanceMs: CUSTOM_ADVANCE_MS,
	};
}

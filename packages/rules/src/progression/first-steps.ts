import { DAY_MS } from "../time/durations.ts";

/** In the order in which the home page names them (docs/product.md#first-steps). */
export const FIRST_STEPS = ["deck", "classic", "challenge"] as const;
export type FirstStep = (typeof FIRST_STEPS)[number];

/** Which steps a player has done: a daily deck finished, a score in a classic game, a challenge sent. */
export type FirstSteps = Readonly<Record<FirstStep, boolean>>;

/** The steps are shown for 30 days. */
const FIRST_STEPS_MS = 30 * DAY_MS;

/** Returns whether a player is shown the first steps. @param accountAgeMs since the sign-up */
export function areFirstStepsShown(steps: FirstSteps, accountAgeMs: number): boolean {
	return accountAgeMs < FIRST_STEPS_MS && FIRST_STEPS.some((step) => !steps[step]);
}

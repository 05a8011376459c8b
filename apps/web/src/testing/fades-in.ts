import { expect } from "vitest";
import { reduceMotion, withMotion } from "./motion.ts";

/**
 * Checks that the element's surroundings fade in 100 ms after they appear, and not with reduced motion.
 * They must be readable from the start, so that browsers count them as painted.
 */
export async function expectFadesIn(element: Element): Promise<void> {
	const hero = element.closest<HTMLElement>("[class*=animate-hero]");
	if (!hero) throw new Error("Nothing fades in here.");
	await withMotion();
	const [fade] = hero.getAnimations();
	const timing = fade?.effect?.getComputedTiming();
	expect(timing).toMatchObject({ delay: 100, fill: "backwards" });
	fade?.pause();
	if (fade) fade.currentTime = 0;
	expect(Number(getComputedStyle(hero).opacity)).toBeGreaterThanOrEqual(0.3);
	fade?.finish();
	expect(getComputedStyle(hero).opacity).toBe("1");
	await reduceMotion();
	expect(getComputedStyle(hero).animationName).toBe("none");
}

import { expect } from "vitest";
import { reduceMotion, withMotion } from "./motion.ts";

/**
 * Holds that what is around the element fades in 100 ms after it is there (games.md, section 9), from a strength at which it can be
 * read and the browser counts it as painted; and that nothing fades where motion is reduced.
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

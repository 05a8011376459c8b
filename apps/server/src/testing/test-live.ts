import type { Fact } from "@hilo/rules/live/facts";
import type { Bus, Signal } from "../platform/live/bus.ts";

/** A bus, and what it brought. */
export interface TestLive {
	readonly bus: Bus;
	/** The facts that a user was told so far, what went to everyone among them. */
	told(userId: string): Fact[];
	/** How often the user's streams had to look again whether they may stay open. */
	rechecks(userId: string): number;
	/** Forgets what was said so far. */
	forget(): void;
}

export function testLive(bus: Bus): TestLive {
	const said: Signal[] = [];
	bus.subscribe((signal) => said.push(signal));
	const to = (userId: string) => said.filter(({ to }) => to === "everyone" || to.includes(userId));
	return {
		bus,
		told: (userId) => to(userId).flatMap(({ fact }) => fact ?? []),
		rechecks: (userId) => to(userId).filter(({ fact, word }) => !fact && !word).length,
		forget: () => void said.splice(0),
	};
}

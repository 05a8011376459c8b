import type { LiveEvent } from "@hilo/rules/live/live-events";
import type { Bus, Signal } from "../platform/live/bus.ts";

export interface TestLiveEvents {
	readonly bus: Bus;
	/** The live events for a user so far, those for everyone included. */
	received(userId: string): LiveEvent[];
	/** How often the user's streams had to check again whether they may stay open. */
	rechecks(userId: string): number;
	clear(): void;
}

export function testLiveEvents(bus: Bus): TestLiveEvents {
	const signals: Signal[] = [];
	bus.subscribe((signal) => signals.push(signal));
	const signalsTo = (userId: string) => signals.filter(({ to }) => to === "everyone" || to.includes(userId));
	return {
		bus,
		received: (userId) => signalsTo(userId).flatMap(({ event }) => event ?? []),
		rechecks: (userId) => signalsTo(userId).filter(({ event, message }) => !event && !message).length,
		clear: () => void signals.splice(0),
	};
}

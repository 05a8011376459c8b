import type { LiveEvent } from "@hilo/rules/live/live-events";
import type { Bus, Signal } from "../platform/live/bus.ts";

export interface TestLive {
	readonly bus: Bus;
	/** The live events for a user so far, those for everyone included. */
	received(userId: string): LiveEvent[];
	/** How often the user's streams had to check again whether they may stay open. */
	rechecks(userId: string): number;
	clear(): void;
}

export function testLive(bus: Bus): TestLive {
	const said: Signal[] = [];
	bus.subscribe((signal) => said.push(signal));
	const to = (userId: string) => said.filter(({ to }) => to === "everyone" || to.includes(userId));
	return {
		bus,
		received: (userId) => to(userId).flatMap(({ event }) => event ?? []),
		rechecks: (userId) => to(userId).filter(({ event, message }) => !event && !message).length,
		clear: () => void said.splice(0),
	};
}

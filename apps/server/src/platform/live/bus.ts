import type { LiveEvent } from "@hilo/rules/live/live-events";
import type { ProcessMessage } from "./process-message.ts";

/** Whom a signal is for: the users with these ids, or everyone who is connected, visitors not among them. */
export type Audience = readonly string[] | "everyone";

/**
 * What travels to all processes: a fact for live streams, or a word for the processes themselves. Without either, the streams look again
 * whether they may stay open.
 */
export interface Signal {
	readonly to: Audience;
	readonly event?: LiveEvent;
	readonly message?: ProcessMessage;
}

/** Carries signals to every process that serves the site, this one included. */
export interface Bus {
	/** Never throws and never waits. */
	publish(signal: Signal): void;
	/** Calls the listener with every signal from now on. @returns a function that ends that. */
	subscribe(listener: (signal: Signal) => void): () => void;
	/** Sends what is still to be sent, and carries nothing more. */
	close(): Promise<void>;
}

/** The bus of a site that one process serves: listeners hear a signal before `publish` returns. */
export function createDirectBus(onError: (error: unknown) => void): Bus {
	const listeners = new Set<(signal: Signal) => void>();
	return {
		publish(signal) {
			for (const listener of listeners) {
				try {
					listener(signal);
				} catch (error) {
					onError(error);
				}
			}
		},
		subscribe(listener) {
			listeners.add(listener);
			return () => void listeners.delete(listener);
		},
		async close() {
			listeners.clear();
		},
	};
}

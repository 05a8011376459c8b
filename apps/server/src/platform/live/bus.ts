import type { LiveEvent } from "@hilo/rules/live/live-events";
import { z } from "zod";

/** What processes send each other, and never a browser. */
export type ProcessMessage =
	/** A session or token of the user has ended. `sessionId` as in `StreamOwner`. */
	| { readonly kind: "signed-out"; readonly sessionId: string }
	/** Cached public data is outdated. */
	| { readonly kind: "clear-caches" };

const message = z.discriminatedUnion("kind", [
	z.object({ kind: z.literal("signed-out"), sessionId: z.string() }),
	z.object({ kind: z.literal("clear-caches") }),
]);

/** Parses a message of another process. An unknown one clears the caches: two versions may run side by side. */
export const processMessageSchema = message.catch({ kind: "clear-caches" });

/** Ids of users, or everyone who is connected, which visitors never are. */
export type Audience = readonly string[] | "everyone";

/** `event` is for clients, `message` for other processes; without both, streams are rechecked. */
export interface Signal {
	readonly to: Audience;
	readonly event?: LiveEvent;
	readonly message?: ProcessMessage;
}

export interface Bus {
	/** Never throws and never waits. */
	publish(signal: Signal): void;
	subscribe(listener: (signal: Signal) => void): () => void;
	close(): Promise<void>;
}

/** For a site with one process: listeners run before `publish` returns. */
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

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

/** Messages with the same key say the same. */
export function processMessageKey(message: ProcessMessage): string {
	switch (message.kind) {
		case "signed-out":
			return `message signed-out ${message.sessionId}`;
		case "clear-caches":
			return "message clear-caches";
	}
}

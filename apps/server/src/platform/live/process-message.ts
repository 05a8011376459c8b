import { STATUSES, type Status } from "@hilo/rules/presence/presence";
import { z } from "zod";

/** What processes tell one another, and no browser hears. */
export type ProcessMessage =
	/** The users say that they are there like this. */
	| { readonly kind: "status"; readonly status: Status }
	/** A session of the user has ended. `sessionId` is the stored hash of its secret. */
	| { readonly kind: "signed-out"; readonly sessionId: string }
	/** What a process keeps of what everybody may see is no longer true. */
	| { readonly kind: "clear-caches" };

const message = z.discriminatedUnion("kind", [
	z.object({ kind: z.literal("status"), status: z.enum(STATUSES) }),
	z.object({ kind: z.literal("signed-out"), sessionId: z.string() }),
	z.object({ kind: z.literal("clear-caches") }),
]);

/** Checks a message of another process. One that this release does not know (the previous one says "forget") clears the caches. */
export const processMessageSchema = message.catch({ kind: "clear-caches" });

/** Two words with the same key say the same. */
export function processMessageKey(message: ProcessMessage): string {
	switch (message.kind) {
		case "status":
			return `message status ${message.status}`;
		case "signed-out":
			return `message signed-out ${message.sessionId}`;
		case "clear-caches":
			return "message clear-caches";
	}
}

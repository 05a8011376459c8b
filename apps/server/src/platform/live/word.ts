import { STATUSES, type Status } from "@hilo/rules/presence/presence";
import { z } from "zod";

/** What processes tell one another, and no browser hears. */
export type Word =
	/** The users say that they are there like this. */
	| { readonly kind: "status"; readonly status: Status }
	/** A session of the user has ended. `sessionId`: the stored hash of its secret. */
	| { readonly kind: "signed-out"; readonly sessionId: string }
	/** What a process keeps of what everybody may see is no longer true. */
	| { readonly kind: "forget" };

const word = z.discriminatedUnion("kind", [
	z.object({ kind: z.literal("status"), status: z.enum(STATUSES) }),
	z.object({ kind: z.literal("signed-out"), sessionId: z.string() }),
	z.object({ kind: z.literal("forget") }),
]);

/** Checks a word that comes from another process. One of a newer version may mean that anything has changed. */
export const wordSchema = word.catch({ kind: "forget" });

/** Two words with the same key say the same. */
export function wordKey(said: Word): string {
	switch (said.kind) {
		case "status":
			return `word status ${said.status}`;
		case "signed-out":
			return `word signed-out ${said.sessionId}`;
		case "forget":
			return "word forget";
	}
}

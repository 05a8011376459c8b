import { STATUSES, type Status } from "@hilo/rules/presence/presence";
import { z } from "zod";

/** Messages between processes, never sent to browsers. */
export type Word =
	| { readonly kind: "status"; readonly status: Status }
	/** A session of the user has ended. `sessionId` is the stored hash of its secret. */
	| { readonly kind: "signed-out"; readonly sessionId: string }
	/** Caches of what every visitor can see are outdated. */
	| { readonly kind: "forget" };

const word = z.discriminatedUnion("kind", [
	z.object({ kind: z.literal("status"), status: z.enum(STATUSES) }),
	z.object({ kind: z.literal("signed-out"), sessionId: z.string() }),
	z.object({ kind: z.literal("forget") }),
]);

/** An unknown word of a newer version clears the caches, because anything may have changed. */
export const wordSchema = word.catch({ kind: "forget" });

/** Words with the same key are duplicates. */
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

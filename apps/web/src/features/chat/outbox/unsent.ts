/** A message that the server has not taken yet, as far as one knows. */
export interface Unsent {
	/** What the server knows it by when it comes twice. */
	readonly clientId: string;
	readonly content: string;
	/** When it was written, in epoch milliseconds. */
	readonly at: number;
	readonly state: "sending" | "failed";
	/** Why the server did not take it, in words; null where no answer came, and before. */
	readonly reason: string | null;
}

/** How many messages to one friend wait at most. */
export const OUTBOX_MAX = 100;

/** Returns what stands in a stored text; nothing for what can't be read. */
export function parseUnsent(text: string | null): Unsent[] {
	try {
		const kept: unknown = JSON.parse(text ?? "[]");
		return Array.isArray(kept) ? kept.flatMap(unsentOf).slice(0, OUTBOX_MAX) : [];
	} catch {
		return [];
	}
}

function unsentOf(kept: unknown): Unsent[] {
	if (typeof kept !== "object" || kept === null) return [];
	const { clientId, content, at, state, reason }: Partial<Record<keyof Unsent, unknown>> = kept;
	if (typeof clientId !== "string" || typeof content !== "string" || typeof at !== "number") return [];
	return [
		{
			clientId,
			content,
			at,
			state: state === "failed" ? "failed" : "sending",
			reason: typeof reason === "string" ? reason : null,
		},
	];
}

/** A message that, as far as known, the server has not stored. */
export interface Unsent {
	/** Lets the server recognise a repeated message. */
	readonly clientId: string;
	readonly content: string;
	readonly at: number;
	readonly state: "sending" | "failed";
	/** The server's reason for refusing it; null if no answer came or it was not sent yet. */
	readonly reason: string | null;
}

/** The limit of unsent messages per friend. */
export const MAX_UNSENT = 100;

export function parseUnsent(text: string | null): Unsent[] {
	try {
		const kept: unknown = JSON.parse(text ?? "[]");
		return Array.isArray(kept) ? kept.flatMap(unsentOf).slice(0, MAX_UNSENT) : [];
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

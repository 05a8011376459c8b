import { addressUnder } from "../http/address.ts";
import { fetchJson, type JsonAnswer } from "../http/fetch-json.ts";
import { SourceError } from "../http/source-error.ts";
import type { Building } from "../live-pool.ts";
import { onThisDay, type WireDay } from "./wikimedia.wire.schema.ts";

/** The feed's address, and the one it moves to: since July 2026 the first is being retired step by step. */
export const WIKIMEDIA_BASES: readonly string[] = [
	"https://api.wikimedia.org/feed/v1/wikipedia/en",
	"https://en.wikipedia.org/api/rest_v1/feed",
];
const TIMEOUT_MS = 10_000;
/** A whole day with the summaries of all its pages is about 2 MB; what is kept of it, a tenth. */
const MAX_BYTES = 8 * 1024 * 1024;
const DAY_FRESH_MS = 7 * 24 * 3_600_000;

const twoDigits = (value: number) => String(value).padStart(2, "0");

/**
 * Everything of one day of the year: what editors selected, events, births and deaths.
 *
 * @throws SourceError
 */
export async function fetchDay(
	tools: Building,
	bases: readonly string[],
	{ month, day }: { month: number; day: number },
): Promise<JsonAnswer<WireDay>> {
	const date = `${twoDigits(month)}/${twoDigits(day)}`;
	let missing = new SourceError("wikimedia", "missing");
	for (const base of bases) {
		try {
			return await fetchJson(tools, {
				provider: "wikimedia",
				url: addressUnder("wikimedia", base, `/onthisday/all/${date}`),
				timeoutMs: TIMEOUT_MS,
				maxBytes: MAX_BYTES,
				signal: tools.signal,
				schema: onThisDay,
				cached: { key: `wikimedia ${date}`, freshForMs: DAY_FRESH_MS },
			});
		} catch (error) {
			if (!(error instanceof SourceError) || error.kind !== "missing") throw error;
			missing = error;
		}
	}
	throw missing;
}

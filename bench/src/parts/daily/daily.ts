import type { Line } from "../../report.ts";
import { guessCosts } from "./guess-costs.ts";
import { openings } from "./openings.ts";

/** What the daily deck costs: ten thousand players who open it in the same minute, and a guess in it, and in a duel, beside a classic one. */
export async function daily(): Promise<Line[]> {
	return [...(await openings()), ...(await guessCosts())];
}

import type { Line } from "../../report.ts";
import { guessCosts } from "./guess-costs.ts";
import { openings } from "./openings.ts";

export async function daily(): Promise<Line[]> {
	return [...(await openings()), ...(await guessCosts())];
}

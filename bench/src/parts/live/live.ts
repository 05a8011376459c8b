import type { Line } from "../../report.ts";
import { streams } from "./streams.ts";

/** What live events cost. */
export async function live(): Promise<Line[]> {
	return [...(await streams())];
}

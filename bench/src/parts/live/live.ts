import type { Line } from "../../report.ts";
import { chatting } from "./chatting.ts";
import { streams } from "./streams.ts";

/** What live events cost: ten thousand streams at one process, and then a thousand players who chat. */
export async function live(): Promise<Line[]> {
	return [...(await streams()), ...(await chatting())];
}

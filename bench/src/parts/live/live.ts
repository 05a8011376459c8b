import type { Line } from "../../report.ts";
import { chatting } from "./chatting.ts";
import { streams } from "./streams.ts";

export async function live(): Promise<Line[]> {
	return [...(await streams()), ...(await chatting())];
}

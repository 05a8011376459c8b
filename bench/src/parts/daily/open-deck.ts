import { HttpConnection } from "../../processes/http-connection.ts";
import { expectStatus } from "../player.ts";

export interface DeckClient {
	readonly address: string;
	readonly timeZone: string;
	/** Undefined for a new visitor. */
	readonly cookie: string | undefined;
}

/** Times from sending a call to its whole answer, in ms. */
export interface Opening {
	readonly todayMs?: number;
	readonly startMs?: number;
	readonly failure?: string;
}

/** Opens today's deck as a browser does, over its own connection: loads its state and starts it. */
export async function openDeck(url: string, { address, timeZone, cookie }: DeckClient): Promise<Opening> {
	const connection = new HttpConnection(url);
	const headers = { "X-Forwarded-For": address, ...(cookie !== undefined && { cookie }) };
	const path = `/api/trpc/daily.today?input=${encodeURIComponent(JSON.stringify({ timeZone }))}`;
	const start = { path: "/api/trpc/daily.start", method: "POST", headers, body: { timeZone } } as const;
	try {
		const began = performance.now();
		expectStatus(await connection.send({ path, headers }), 200);
		const seen = performance.now();
		expectStatus(await connection.send(start), 200);
		return { todayMs: seen - began, startMs: performance.now() - seen };
	} catch (error) {
		return { failure: String(error) };
	} finally {
		connection.close();
	}
}

import type { StreamMessage } from "@hilo/rules/live/stream-messages";
import { initTRPC } from "@trpc/server";
import { fetchRequestHandler } from "@trpc/server/adapters/fetch";
import { expect, it } from "vitest";
import { CLOSING, encoded, HEARTBEAT, streamHead } from "./event-wire.ts";

const EVENTS: StreamMessage[] = [
	{ kind: "connected", userId: "ada", version: "/assets/entry.js" },
	{ kind: "event", event: { kind: "message", from: "ada" } },
	{ kind: "over", why: "stopping", comeBackAfterMs: 7 },
];

async function writtenByTrpc(): Promise<string> {
	const t = initTRPC.create({
		sse: { client: { reconnectAfterInactivityMs: 50_000 }, ping: { enabled: true, intervalMs: 1 } },
	});
	const router = t.router({
		events: t.procedure.subscription(async function* () {
			yield* EVENTS;
			// Several passes of the event loop, so that a ping comes between however late the first one is.
			for (let pass = 0; pass < 5; pass++) await new Promise((resolve) => setTimeout(resolve, 5));
		}),
	});
	const req = new Request("http://hilo.test/api/trpc/events");
	const answer = await fetchRequestHandler({ endpoint: "/api/trpc", req, router, createContext: () => ({}) });
	return answer.text();
}

/** tRPC ends some events with an additional empty line. */
const eventsIn = (text: string) => text.split(/\n{2,}/).filter((event) => event !== "");

it("writes the same as tRPC", async () => {
	const ownEvents = eventsIn([streamHead(0), ...EVENTS.map(encoded), HEARTBEAT, CLOSING].join(""));
	const trpcEvents = new Set(eventsIn(await writtenByTrpc()));
	expect(ownEvents.map((event) => event.replace(/^retry: 1000\n/, ""))).toEqual([...trpcEvents]);
	expect(ownEvents[0]).toMatch(/^retry: 1000\n/);
});

it("makes clients reconnect at different moments after a lost connection", () => {
	expect([0, 0.5, 0.99].map((random) => /retry: (\d+)/.exec(streamHead(random))?.[1])).toEqual([
		"1000",
		"3000",
		"4960",
	]);
});

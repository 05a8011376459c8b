import type { ServerResponse } from "node:http";
import type { StreamMessage } from "@hilo/rules/live/stream-messages";
import { CLOSING, encoded, HEARTBEAT, opening } from "./event-wire.ts";

const HEARTBEAT_MS = 20_000;
/** Streams send heartbeats in this many groups, so that ten thousand heartbeats never block other work. */
const TURNS = 200;

/** Writes straight to Node's answers: through tRPC's adapter a stream costs four times the memory, and a timer. */
export class EventSender {
	readonly #turns = Array.from({ length: TURNS }, () => new Set<ServerResponse>());
	#turn = 0;
	#timer: NodeJS.Timeout | null = null;
	#count = 0;

	/** Answers with the events, and closes the stream when the client disconnects. */
	send(events: AsyncIterator<StreamMessage>, response: ServerResponse, headers: Headers): void {
		const group = this.#turns[this.#count++ % TURNS];
		// Chunked encoding would write three pieces per event; here the end of the connection ends the answer.
		response.removeHeader("Transfer-Encoding");
		// Node does not keep headers passed as one list; headers that are set one by one stay in memory.
		response.writeHead(200, [...headers, ["Connection", "close"]].flat());
		response.write(opening(Math.random()));
		group?.add(response);
		this.#timer ??= setInterval(() => this.#beat(), HEARTBEAT_MS / TURNS).unref();
		const leave = () => {
			group?.delete(response);
			void events.return?.();
		};
		response.once("close", leave);
		response.once("error", leave);
		if (response.destroyed) leave();
		else void writeAll(events, response);
	}

	#beat(): void {
		this.#turn = (this.#turn + 1) % TURNS;
		for (const response of this.#turns[this.#turn] ?? []) {
			// A reader that has not taken earlier events is disconnected, so that nothing accumulates.
			if (response.writableNeedDrain) response.destroy();
			else response.write(HEARTBEAT);
		}
		if (this.#turns.some(({ size }) => size > 0)) return;
		clearInterval(this.#timer ?? undefined);
		this.#timer = null;
	}
}

async function writeAll(events: AsyncIterator<StreamMessage>, response: ServerResponse): Promise<void> {
	for (let next = await events.next(); !next.done; next = await events.next()) {
		response.write(encoded(next.value));
		if (response.writableNeedDrain) await drained(response);
	}
	response.end(CLOSING);
}

function drained(response: ServerResponse): Promise<void> {
	return new Promise((resolve) => {
		response.once("drain", resolve);
		response.once("close", resolve);
	});
}

import type { IncomingMessage, Server, ServerResponse } from "node:http";
import { Server as NetServer, type Socket } from "node:net";
import { setImmediate as nextLoop, setTimeout as sleep } from "node:timers/promises";

/** Requests under way get this long to end when the server stops. */
const DRAIN_MS = 3000;
/** Who has just connected, or just got an answer, may be about to send: a connection is hung up once it was silent for so long. */
const SILENT_MS = 150;
const HANG_UP_MS = 20;
/** New requests wait for so long before the server stops to listen: whoever waits for an answer does not connect. */
const HOLD_MS = 25;
/** The most passes of the event loop in which a moment is looked for when nobody connects. */
const MOST_LOOPS = 500;

/** The connections of a server, so that it can stop without cutting anybody off. */
export class Connections {
	readonly #server: Server;
	/** The answer that a connection waits for, or since when it has been silent. */
	readonly #states = new Map<Socket, ServerResponse | number>();
	#isLeaving = false;
	#held: (() => void)[] | null = null;
	#accepted = 0;

	constructor(server: Server) {
		this.#server = server;
		server.on("connection", (socket: Socket) => {
			this.#accepted++;
			this.#states.set(socket, performance.now());
			socket.once("close", () => this.#states.delete(socket));
		});
	}

	/** Whether the client has got the beginning of an answer that is not complete. */
	isAnswering(socket: Socket): boolean {
		const state = this.#states.get(socket);
		return typeof state === "object" && state.headersSent;
	}

	/** Has `answer` begin, soon. */
	take({ socket }: IncomingMessage, response: ServerResponse, answer: () => void): void {
		this.#states.set(socket, response);
		response.once("close", () => {
			if (this.#states.has(socket)) this.#states.set(socket, performance.now());
		});
		if (this.#isLeaving) response.shouldKeepAlive = false;
		if (this.#held) this.#held.push(answer);
		else answer();
	}

	/** From now on every answer is the last on its connection, and says so. New connections are still taken. */
	announce(): void {
		this.#isLeaving = true;
		for (const state of this.#states.values()) if (typeof state === "object") state.shouldKeepAlive = false;
	}

	/** Takes no new connections, lets those that are there end, and cuts off what then still hangs. */
	async leave(): Promise<void> {
		this.announce();
		this.#held = [];
		await sleep(HOLD_MS);
		await this.#untilNobodyConnects();
		// Not the HTTP server's own, which would hang up at once on whoever is silent.
		const left = new Promise<void>((resolve) => {
			NetServer.prototype.close.call(this.#server, () => resolve());
		});
		for (const answer of this.#held) answer();
		this.#held = null;
		const hangUp = setInterval(() => this.#hangUp(), HANG_UP_MS);
		const cutOff = setTimeout(() => this.#server.closeAllConnections(), DRAIN_MS);
		await left;
		clearInterval(hangUp);
		clearTimeout(cutOff);
		// Ends what it looks after besides connections. It does not listen any more, which it says.
		this.#server.close(() => undefined);
	}

	/** The system resets connections that it has taken and the server has not: so it must stop right after it has taken all. */
	async #untilNobodyConnects(): Promise<void> {
		for (let loop = 0; loop < MOST_LOOPS; loop++) {
			const before = this.#accepted;
			await nextLoop();
			if (this.#accepted === before) return;
		}
	}

	#hangUp(): void {
		const silentSince = performance.now() - SILENT_MS;
		for (const [socket, state] of this.#states) {
			if (typeof state === "number" && state < silentSince) socket.destroySoon();
		}
	}
}

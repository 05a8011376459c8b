import type { IncomingMessage, Server, ServerResponse } from "node:http";
import { Server as NetServer, type Socket } from "node:net";
import { setImmediate as nextLoop, setTimeout as sleep } from "node:timers/promises";
import { UnsentAnswers, type UnsentLimits } from "./unsent-answers.ts";

/** A connection is destroyed when its answer has not moved for so long, because its client reads nothing. */
const STALLED_MS = 30_000;

/** Requests under way get this long to end when the server stops. */
const DRAIN_MS = 3000;
/** While the server stops, a connection is closed once it was silent for so long: its client may be about to send. */
const SILENT_MS = 150;
const HANG_UP_MS = 20;
/** New requests wait for so long before the server stops to listen: a client that waits for an answer does not connect. */
const HOLD_MS = 25;
/** In how many passes of the event loop, at most, a moment without a new connection is looked for. */
const MAX_LOOPS = 500;

interface ConnectionOptions {
	/** The network address that a request is counted for. */
	readonly addressOf: (request: IncomingMessage) => string;
	readonly stalledMs?: number | undefined;
	readonly unsentLimits?: UnsentLimits | undefined;
}

interface Connection {
	/** The answer under way, if any. */
	response: ServerResponse | null;
	silentSince: number;
	/** Begins the request that came while the one before was being answered. */
	next: (() => void) | null;
}

/** The connections of a server: each is answered one request at a time, and none is cut off when the server stops. */
export class Connections {
	readonly #server: Server;
	readonly #connections = new Map<Socket, Connection>();
	readonly #addressOf: ConnectionOptions["addressOf"];
	readonly #stalledMs: number;
	readonly #unsent: UnsentAnswers;
	#isLeaving = false;
	#held: (() => void)[] | null = null;
	#accepted = 0;

	constructor(server: Server, { addressOf, stalledMs = STALLED_MS, unsentLimits }: ConnectionOptions) {
		this.#server = server;
		this.#addressOf = addressOf;
		this.#stalledMs = stalledMs;
		this.#unsent = new UnsentAnswers(unsentLimits);
		server.on("connection", (socket: Socket) => {
			this.#accepted++;
			this.#connections.set(socket, { response: null, silentSince: performance.now(), next: null });
			socket.once("close", () => this.#connections.delete(socket));
		});
		server.on("timeout", (socket: Socket) => this.#onTimeout(socket));
	}

	/** Whether the client has got the beginning of an answer that is not complete. */
	isAnswering(socket: Socket): boolean {
		return this.#connections.get(socket)?.response?.headersSent === true;
	}

	/**
	 * Calls `answer` when the connection's request before is answered. One request may wait; a connection with
	 * more is destroyed: browsers and proxies don't pipeline.
	 */
	take(request: IncomingMessage, response: ServerResponse, answer: () => void): void {
		const { socket } = request;
		const connection = this.#connections.get(socket);
		if (!connection || socket.destroyed) return;
		const begin = () => this.#begin(connection, request, response, answer);
		if (!connection.response) begin();
		else if (!connection.next) connection.next = begin;
		else socket.destroy();
	}

	/** From now on every answer is the last on its connection, and says so. New connections are still taken. */
	announce(): void {
		this.#isLeaving = true;
		for (const { response } of this.#connections.values()) if (response) response.shouldKeepAlive = false;
	}

	/** Takes no new connections, lets those that are there end, and cuts off what then still hangs. */
	async leave(): Promise<void> {
		this.announce();
		this.#held = [];
		await sleep(HOLD_MS);
		await this.#untilNoneConnects();
		// Not the HTTP server's own, which would immediately close silent connections.
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
	async #untilNoneConnects(): Promise<void> {
		for (let loop = 0; loop < MAX_LOOPS; loop++) {
			const before = this.#accepted;
			await nextLoop();
			if (this.#accepted === before) return;
		}
	}

	#hangUp(): void {
		const limit = performance.now() - SILENT_MS;
		for (const [socket, { response, silentSince }] of this.#connections) {
			if (!response && silentSince < limit) socket.destroySoon();
		}
	}

	#begin(
		connection: Connection,
		request: IncomingMessage,
		response: ServerResponse,
		answer: () => void,
	): void {
		const { socket } = request;
		if (socket.destroyed) return;
		connection.response = response;
		socket.setTimeout(this.#stalledMs);
		response.once("prefinish", () => {
			const bytes = socket.writableLength;
			if (bytes > 0) this.#unsent.add(socket, { address: this.#addressOf(request), bytes });
		});
		response.once("close", () => this.#end(connection, socket));
		if (this.#isLeaving) response.shouldKeepAlive = false;
		if (this.#held) this.#held.push(answer);
		else answer();
	}

	#end(connection: Connection, socket: Socket): void {
		const { next } = connection;
		connection.response = null;
		connection.silentSince = performance.now();
		connection.next = null;
		this.#unsent.delete(socket);
		next?.();
	}

	/** Node calls it when nothing was read or written for the time-out of the connection. */
	#onTimeout(socket: Socket): void {
		const response = this.#connections.get(socket)?.response;
		// The server still works on the answer: the client is not to blame.
		if (response && !response.headersSent) socket.setTimeout(this.#stalledMs);
		else socket.destroy();
	}
}

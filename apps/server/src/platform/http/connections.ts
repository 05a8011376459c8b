import type { IncomingMessage, Server, ServerResponse } from "node:http";
import { Server as NetServer, type Socket } from "node:net";
import { setImmediate as nextLoop, setTimeout as sleep } from "node:timers/promises";
import { UnsentAnswers, type UnsentLimits } from "./unsent-answers.ts";

/** A connection is destroyed when its answer makes no progress for this long: its client reads nothing. */
const STALLED_MS = 30_000;

/** Open requests get this long to end when the server stops. */
const DRAIN_MS = 3000;
/** A stopping server closes a connection after it was idle for this long: its client may be about to send. */
const IDLE_MS = 150;
const CLOSE_IDLE_EVERY_MS = 20;
/** Requests are held this long before the server stops listening: clients that wait open no connections. */
const DEFER_MS = 25;
/** Event loop passes, at most, to wait for one without a new connection. */
const MAX_LOOPS = 500;

interface ConnectionOptions {
	readonly addressOf: (request: IncomingMessage) => string;
	readonly stalledMs?: number | undefined;
	readonly unsentLimits?: UnsentLimits | undefined;
}

interface Connection {
	response: ServerResponse | null;
	idleSince: number;
	/** Starts the request that arrived during the answer to the previous one. */
	next: (() => void) | null;
}

/** Answers one request at a time per connection, and stops without losing requests. */
export class Connections {
	readonly #server: Server;
	readonly #connections = new Map<Socket, Connection>();
	readonly #addressOf: ConnectionOptions["addressOf"];
	readonly #stalledMs: number;
	readonly #unsent: UnsentAnswers;
	#isStopping = false;
	#deferred: (() => void)[] | null = null;
	#accepted = 0;

	constructor(server: Server, { addressOf, stalledMs = STALLED_MS, unsentLimits }: ConnectionOptions) {
		this.#server = server;
		this.#addressOf = addressOf;
		this.#stalledMs = stalledMs;
		this.#unsent = new UnsentAnswers(unsentLimits);
		server.on("connection", (socket: Socket) => {
			this.#accepted++;
			this.#connections.set(socket, { response: null, idleSince: performance.now(), next: null });
			socket.once("close", () => this.#connections.delete(socket));
		});
		server.on("timeout", (socket: Socket) => this.#onTimeout(socket));
	}

	/** Whether the client has received the beginning of an incomplete answer. */
	isAnswering(socket: Socket): boolean {
		return this.#connections.get(socket)?.response?.headersSent === true;
	}

	/** Answers in order. One request may wait; more destroy the connection, as browsers and proxies don't pipeline. */
	handleRequest(request: IncomingMessage, response: ServerResponse, answer: () => void): void {
		const { socket } = request;
		const connection = this.#connections.get(socket);
		if (!connection || socket.destroyed) return;
		const start = () => this.#start(connection, request, response, answer);
		if (!connection.response) start();
		else if (!connection.next) connection.next = start;
		else socket.destroy();
	}

	/** From now on every answer closes its connection. New connections are still accepted. */
	announceStop(): void {
		this.#isStopping = true;
		for (const { response } of this.#connections.values()) if (response) response.shouldKeepAlive = false;
	}

	/** Accepts no new connections, lets open ones end, and destroys the rest after `DRAIN_MS`. */
	async stop(): Promise<void> {
		this.announceStop();
		this.#deferred = [];
		await sleep(DEFER_MS);
		await this.#waitUntilNoneConnects();
		// The HTTP server's own `close` would immediately close idle connections.
		const closed = new Promise<void>((resolve) => {
			NetServer.prototype.close.call(this.#server, () => resolve());
		});
		for (const answer of this.#deferred) answer();
		this.#deferred = null;
		const closeIdle = setInterval(() => this.#closeIdle(), CLOSE_IDLE_EVERY_MS);
		const forceClose = setTimeout(() => this.#server.closeAllConnections(), DRAIN_MS);
		await closed;
		clearInterval(closeIdle);
		clearTimeout(forceClose);
		// Stops the HTTP server's timers. It reports an error, because it no longer listens.
		this.#server.close(() => undefined);
	}

	/** The system resets connections that it accepted and the server did not, so stop right after accepting all. */
	async #waitUntilNoneConnects(): Promise<void> {
		for (let loop = 0; loop < MAX_LOOPS; loop++) {
			const before = this.#accepted;
			await nextLoop();
			if (this.#accepted === before) return;
		}
	}

	#closeIdle(): void {
		const limit = performance.now() - IDLE_MS;
		for (const [socket, { response, idleSince }] of this.#connections) {
			if (!response && idleSince < limit) socket.destroySoon();
		}
	}

	#start(
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
		if (this.#isStopping) response.shouldKeepAlive = false;
		if (this.#deferred) this.#deferred.push(answer);
		else answer();
	}

	#end(connection: Connection, socket: Socket): void {
		const { next } = connection;
		connection.response = null;
		connection.idleSince = performance.now();
		connection.next = null;
		this.#unsent.delete(socket);
		next?.();
	}

	#onTimeout(socket: Socket): void {
		const response = this.#connections.get(socket)?.response;
		// The server still works on the answer, so the client is not to blame.
		if (response && !response.headersSent) socket.setTimeout(this.#stalledMs);
		else socket.destroy();
	}
}

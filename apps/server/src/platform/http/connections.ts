import type { IncomingMessage, Server, ServerOptions, ServerResponse } from "node:http";
import { Server as NetServer, type Socket } from "node:net";
import { setImmediate as nextLoop, setTimeout as sleep } from "node:timers/promises";
import { ERRORS } from "@hilo/rules/errors/errors";
import { type ByteLimits, UnsentAnswers, USUAL_BYTE_LIMITS } from "./held-bytes.ts";

/** How long a request may take to arrive with its body: enough for pictures over slow lines. */
const REQUEST_MS = 30_000;
/** A connection is destroyed when its answer makes no progress for this long: its client reads nothing. */
const STALLED_MS = 30_000;
/** Longer than proxies keep idle connections (nginx: 60 s), or their requests would get lost. */
const KEEP_ALIVE_MS = 75_000;
/** The rest of a body is discarded for this long, so that the answer arrives; then the connection is destroyed. */
const LINGER_MS = 500;

/** Open requests get this long to end when the server stops. */
const DRAIN_MS = 3000;
/** A stopping server closes a connection after it was idle for this long: its client may be about to send. */
const IDLE_MS = 150;
/** Requests are held this long before the server stops listening: clients that wait open no connections. */
const DEFER_MS = 25;
/** Event loop passes, at most, to wait for one without a new connection. */
const MAX_LOOPS = 500;

/** What Node itself bounds. */
export function nodeLimits(requestMs: number = REQUEST_MS): ServerOptions {
	return {
		requestTimeout: requestMs,
		headersTimeout: requestMs,
		connectionsCheckingInterval: Math.min(requestMs / 2, 1000),
		keepAliveTimeout: KEEP_ALIVE_MS,
	};
}

interface ConnectionOptions {
	readonly addressOf: (request: IncomingMessage) => string;
	readonly stalledMs?: number | undefined;
	readonly unsentLimits?: ByteLimits | undefined;
}

interface Connection {
	response: ServerResponse | null;
	/** Starts the request that arrived during the answer to the previous one. */
	next: (() => void) | null;
}

/** Answers one request at a time per connection, bounds what clients may delay, and stops without losing requests. */
export class Connections {
	readonly #server: Server;
	readonly #connections = new Map<Socket, Connection>();
	readonly #addressOf: ConnectionOptions["addressOf"];
	readonly #stalledMs: number;
	readonly #unsent: UnsentAnswers;
	#isStopping = false;
	#deferred: (() => void)[] | null = null;
	#accepted = 0;

	constructor(
		server: Server,
		{ addressOf, stalledMs = STALLED_MS, unsentLimits = USUAL_BYTE_LIMITS }: ConnectionOptions,
	) {
		this.#server = server;
		this.#addressOf = addressOf;
		this.#stalledMs = stalledMs;
		this.#unsent = new UnsentAnswers(unsentLimits);
		server.on("connection", (socket: Socket) => {
			this.#accepted++;
			this.#connections.set(socket, { response: null, next: null });
			socket.once("close", () => this.#connections.delete(socket));
		});
		server.on("timeout", (socket: Socket) => this.#onTimeout(socket));
		server.on("clientError", (error: { code?: string }, socket: Socket) => this.#refuse(socket, error.code));
	}

	/** Answers in order. One request may wait; more destroy the connection, as browsers and proxies don't pipeline. */
	handleRequest(request: IncomingMessage, response: ServerResponse, answer: () => void): void {
		discardUnreadBody(request, response);
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
		for (const [socket, { response }] of this.#connections) if (!response) socket.setTimeout(IDLE_MS);
		for (const answer of this.#deferred) answer();
		this.#deferred = null;
		const forceClose = setTimeout(() => this.#server.closeAllConnections(), DRAIN_MS);
		await closed;
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
		connection.next = null;
		this.#unsent.delete(socket);
		if (next) next();
		else if (!this.#server.listening) socket.setTimeout(IDLE_MS);
	}

	#onTimeout(socket: Socket): void {
		const response = this.#connections.get(socket)?.response;
		// The server still works on the answer, so the client is not to blame.
		if (response && !response.headersSent) socket.setTimeout(this.#stalledMs);
		else socket.destroy();
	}

	/** Answers a request that arrives too slowly or malformed, which the application never sees, and disconnects. */
	#refuse(socket: Socket, code = ""): void {
		const isAnswering = this.#connections.get(socket)?.response?.headersSent === true;
		if (!socket.writable || isAnswering) return void socket.destroy();
		socket.end(refusal(code));
		// Discards the rest: closing a socket with unread data would lose the answer.
		socket.resume();
		setTimeout(() => socket.destroy(), LINGER_MS).unref();
	}
}

const TOO_SLOW = JSON.stringify({ message: ERRORS["request/too-slow"].message, code: "request/too-slow" });
const STATUS: Readonly<Record<string, string>> = {
	ERR_HTTP_REQUEST_TIMEOUT: "408 Request Timeout",
	HPE_HEADER_OVERFLOW: "431 Request Header Fields Too Large",
	HPE_CHUNK_EXTENSIONS_OVERFLOW: "413 Payload Too Large",
};

/** As Node answers, but for the documented error of a slow request. */
function refusal(code: string): string {
	const head = `HTTP/1.1 ${STATUS[code] ?? "400 Bad Request"}\r\nConnection: close\r\n`;
	if (code !== "ERR_HTTP_REQUEST_TIMEOUT") return `${head}\r\n`;
	return `${head}Content-Type: application/json\r\nContent-Length: ${TOO_SLOW.length}\r\n\r\n${TOO_SLOW}`;
}

/** Answers GET and HEAD without reading a body, which may be endless. Other methods are left to the listener. */
function discardUnreadBody(request: IncomingMessage, response: ServerResponse): void {
	const { method, headers, socket } = request;
	if (method !== "GET" && method !== "HEAD") return;
	if (headers["transfer-encoding"] === undefined && (headers["content-length"] ?? "0") === "0") return;
	response.shouldKeepAlive = false;
	response.once("finish", () => {
		if (!request.complete) setTimeout(() => socket.destroy(), LINGER_MS).unref();
	});
}

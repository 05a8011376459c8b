import type { IncomingMessage, Server, ServerOptions, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { ERRORS } from "@hilo/rules/errors/errors";
import type { Connections } from "./connections.ts";

/** How long a request may take to arrive with its body: enough for pictures over slow lines. */
const REQUEST_MS = 30_000;

export function requestTimeouts(ms: number = REQUEST_MS): ServerOptions {
	return { requestTimeout: ms, headersTimeout: ms, connectionsCheckingInterval: Math.min(ms / 2, 1000) };
}

/** The rest of a body is discarded for this long, so that the answer arrives; then the connection is destroyed. */
const LINGER_MS = 500;

const TOO_SLOW = ERRORS["request/too-slow"];
const STATUS: Readonly<Record<string, string>> = {
	HPE_HEADER_OVERFLOW: "431 Request Header Fields Too Large",
	HPE_CHUNK_EXTENSIONS_OVERFLOW: "413 Payload Too Large",
};

/** Answers requests that arrive too slowly or malformed, which the application never sees, and disconnects. */
export function answerClientErrors(server: Server, connections: Connections): void {
	server.on("clientError", (error: Error & { code?: string }, socket: Socket) => {
		if (!socket.writable || connections.isAnswering(socket)) return void socket.destroy();
		socket.end(errorResponse(error.code ?? ""));
		// Discards the rest: closing a socket with unread data would lose the answer.
		socket.resume();
		setTimeout(() => socket.destroy(), LINGER_MS).unref();
	});
}

function errorResponse(code: string): string {
	if (code === "ERR_HTTP_REQUEST_TIMEOUT") return requestTimeoutResponse();
	return `HTTP/1.1 ${STATUS[code] ?? "400 Bad Request"}\r\nConnection: close\r\n\r\n`;
}

function requestTimeoutResponse(): string {
	const body = JSON.stringify({ message: TOO_SLOW.message, code: "request/too-slow" });
	return [
		"HTTP/1.1 408 Request Timeout",
		"Connection: close",
		"Content-Type: application/json",
		`Content-Length: ${Buffer.byteLength(body)}`,
		"",
		body,
	].join("\r\n");
}

/** Answers GET and HEAD without reading a body, which may be endless. Other methods are left to the listener. */
export function discardUnreadBody(request: IncomingMessage, response: ServerResponse): void {
	const { method, headers, socket } = request;
	if (method !== "GET" && method !== "HEAD") return;
	if (headers["transfer-encoding"] === undefined && (headers["content-length"] ?? "0") === "0") return;
	response.shouldKeepAlive = false;
	response.once("finish", () => {
		if (request.complete) return;
		setTimeout(() => socket.destroy(), LINGER_MS).unref();
	});
}

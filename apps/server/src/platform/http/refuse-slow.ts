import type { Server, ServerOptions } from "node:http";
import type { Socket } from "node:net";
import { ERRORS } from "@hilo/rules/errors/errors";
import type { Connections } from "./connections.ts";

/** How long a request may take to arrive, its body included, in ms: the longest may be a little late, and slow pictures of games are not. */
const REQUEST_MS = 30_000;

/** Node's settings for requests that take longer than `ms` to arrive. */
export function slowRequests(ms: number = REQUEST_MS): ServerOptions {
	return { requestTimeout: ms, headersTimeout: ms, connectionsCheckingInterval: Math.min(ms / 2, 1000) };
}

const LINGER_MS = 500;
const TOO_SLOW = ERRORS["request/too-slow"];
const STATUS: Readonly<Record<string, string>> = {
	HPE_HEADER_OVERFLOW: "431 Request Header Fields Too Large",
	HPE_CHUNK_EXTENSIONS_OVERFLOW: "413 Payload Too Large",
};

/** Answers what the application has not seen, or not seen the end of: requests that are too slow or malformed. Hangs up in any case. */
export function refuseSlow(server: Server, connections: Connections): void {
	server.on("clientError", (error: Error & { code?: string }, socket: Socket) => {
		if (!socket.writable || connections.isAnswering(socket)) return void socket.destroy();
		socket.end(answerTo(error.code ?? ""));
		// What still comes is thrown away meanwhile: a connection that is cut with something unread takes the answer along.
		socket.resume();
		setTimeout(() => socket.destroy(), LINGER_MS).unref();
	});
}

function answerTo(code: string): string {
	if (code === "ERR_HTTP_REQUEST_TIMEOUT") return tooSlow();
	return `HTTP/1.1 ${STATUS[code] ?? "400 Bad Request"}\r\nConnection: close\r\n\r\n`;
}

function tooSlow(): string {
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

import type { IncomingMessage, ServerResponse } from "node:http";

/** What still comes of a body that nobody reads is thrown away for this long, so that the answer arrives: then the connection is cut. */
const LINGER_MS = 500;

/**
 * Answers a GET or HEAD that has a body without waiting for its end, and hangs up where there is more to come: nobody reads it, and it may be
 * endless. (Bodies of other methods are the listener's.)
 */
export function cutBody(request: IncomingMessage, response: ServerResponse): void {
	const { method, headers, socket } = request;
	if (method !== "GET" && method !== "HEAD") return;
	if (headers["transfer-encoding"] === undefined && (headers["content-length"] ?? "0") === "0") return;
	response.shouldKeepAlive = false;
	response.once("finish", () => {
		if (request.complete) return;
		setTimeout(() => socket.destroy(), LINGER_MS).unref();
	});
}

import type { IncomingMessage, ServerResponse } from "node:http";

/** The rest of a body is discarded for this long, so that the answer arrives; then the connection is destroyed. */
const LINGER_MS = 500;

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

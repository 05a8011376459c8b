import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { getRequestListener } from "@hono/node-server";
import type { Hono } from "hono";
import type { Settings } from "../settings.ts";
import type { ApiEnv } from "./api-env.ts";

/** Requests under way get this long to end when the server stops. */
const DRAIN_MS = 3000;
const HANG_UP_MS = 20;
/**
 * How long a connection may be idle. Longer than a proxy or a client keeps it (nginx: 60 s): whoever sends on one that the server is just
 * closing gets no answer.
 */
const KEEP_ALIVE_MS = 75_000;

/** Sees a request before the application does, and hands on what it does not answer. */
export type NodeMiddleware = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

export interface Listening {
	readonly url: string;
	/** Takes no new requests, lets those under way end, and cuts off what then still hangs. */
	close(): Promise<void>;
}

/** Serves the application on the settings' host and port; port 0 takes a free one. */
export async function listen(
	app: Hono<ApiEnv>,
	{ host, port }: Pick<Settings, "host" | "port">,
	before: NodeMiddleware = (_request, _response, next) => next(),
): Promise<Listening> {
	const answer = getRequestListener(app.fetch, { hostname: host });
	const server = createServer((request, response) =>
		before(request, response, () => void answer(request, response)),
	);
	server.keepAliveTimeout = KEEP_ALIVE_MS;
	await new Promise<void>((resolve, reject) => {
		server.once("error", reject);
		server.listen(port, host, resolve);
	});
	const address = server.address();
	const taken = typeof address === "object" && address ? address.port : port;
	return {
		url: `http://${host.includes(":") ? `[${host}]` : host}:${taken}`,
		close: () =>
			new Promise((done) => {
				// A connection is idle only once its last answer has gone out.
				const hangUp = setInterval(() => server.closeIdleConnections(), HANG_UP_MS).unref();
				server.close(() => {
					clearInterval(hangUp);
					done();
				});
				setTimeout(() => server.closeAllConnections(), DRAIN_MS).unref();
			}),
	};
}

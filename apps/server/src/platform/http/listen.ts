import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { withoutBasePath } from "@hilo/rules/site/base-path";
import { getRequestListener } from "@hono/node-server";
import type { Hono } from "hono";
import type { Settings } from "../settings.ts";
import type { ApiEnv } from "./api-env.ts";
import { Connections, nodeLimits } from "./connections.ts";
import { addressOfRequest } from "./forwarded.ts";
import type { ByteLimits } from "./held-bytes.ts";

/** Runs before the application, and calls `next` for what it does not answer. */
export type NodeMiddleware = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

export interface Listening {
	readonly url: string;
	/** From now on every answer closes its connection. */
	announceStop(): void;
	close(): Promise<void>;
}

interface ListenOptions
	extends Pick<Settings, "host" | "port">,
		Partial<Pick<Settings, "trustProxy" | "basePath">> {
	readonly reusePort?: boolean;
	/** How long a request may take to arrive, in ms. @default 30000 */
	readonly requestTimeoutMs?: number;
	/** How long an answer may make no progress, in ms. @default 30000 */
	readonly stalledMs?: number;
	readonly unsentLimits?: ByteLimits;
}

/** Port 0 takes a free one. */
export async function listen(
	app: Hono<ApiEnv>,
	{
		host,
		port,
		trustProxy = false,
		basePath = "",
		reusePort = false,
		requestTimeoutMs,
		stalledMs,
		unsentLimits,
	}: ListenOptions,
	before: NodeMiddleware = (_request, _response, next) => next(),
): Promise<Listening> {
	const answer = getRequestListener(app.fetch, { hostname: host });
	const server = createServer(nodeLimits(requestTimeoutMs));
	const addressOf = (request: IncomingMessage) => addressOfRequest(request, trustProxy);
	const connections = new Connections(server, { addressOf, stalledMs, unsentLimits });
	server.on("request", (request, response) => {
		// Proxies may strip the base path or pass it on. Here, so that all that reads an address sees the same.
		request.url = withoutBasePath(basePath, request.url ?? "/");
		connections.handleRequest(request, response, () =>
			before(request, response, () => void answer(request, response)),
		);
	});
	await new Promise<void>((resolve, reject) => {
		server.once("error", reject);
		server.listen({ port, host, reusePort }, resolve);
	});
	const address = server.address();
	const boundPort = typeof address === "object" && address ? address.port : port;
	return {
		url: `http://${host.includes(":") ? `[${host}]` : host}:${boundPort}`,
		announceStop: () => connections.announceStop(),
		close: () => connections.stop(),
	};
}

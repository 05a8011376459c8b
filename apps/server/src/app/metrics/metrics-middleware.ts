import { createHash, timingSafeEqual } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { Registry } from "prom-client";
import type { NodeMiddleware } from "../../platform/http/listen.ts";
import type { MetricsSettings } from "../../platform/settings.ts";

const PATH = "/metrics";

/** Answers `GET /metrics` to callers with the token; for others the path does not exist, as when metrics are off. */
export function metricsMiddleware(registry: Registry, token: string | null): NodeMiddleware {
	return (request, response, next) => {
		if (request.url !== PATH || request.method !== "GET" || !mayRead(request, token)) return next();
		void answer(registry, response);
	};
}

export async function openMetricsPort(
	registry: Registry,
	{ port, host, token }: MetricsSettings & { readonly port: number },
): Promise<{ readonly port: number; close(): Promise<void> }> {
	const metrics = metricsMiddleware(registry, token);
	const server = createServer((request, response) =>
		metrics(request, response, () => response.writeHead(404).end()),
	);
	await new Promise<void>((resolve, reject) => {
		server.once("error", reject);
		server.listen(port, host, resolve);
	});
	const address = server.address();
	return {
		port: typeof address === "object" && address ? address.port : port,
		close: () =>
			new Promise((done) => {
				server.close(() => done());
				server.closeAllConnections();
			}),
	};
}

async function answer(registry: Registry, response: ServerResponse): Promise<void> {
	const headers = { "Content-Type": registry.contentType, "Cache-Control": "no-store" };
	try {
		const text = await registry.metrics();
		response.writeHead(200, { ...headers, "X-Content-Type-Options": "nosniff" }).end(text);
	} catch {
		response.writeHead(500).end();
	}
}

function mayRead({ headers }: IncomingMessage, token: string | null): boolean {
	if (token === null) return true;
	const [, sent = ""] = /^Bearer +(\S+)$/i.exec(headers.authorization ?? "") ?? [];
	return timingSafeEqual(hashOf(sent), hashOf(token));
}

/** `timingSafeEqual` needs inputs of equal length. */
function hashOf(text: string): Buffer {
	return createHash("sha256").update(text).digest();
}

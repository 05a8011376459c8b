import {
	Agent,
	createServer,
	type IncomingMessage,
	request,
	type Server,
	type ServerResponse,
} from "node:http";

const OTHER_PAGE = "<!doctype html><title>Beside</title><h1>Another page</h1>";

interface CachedAsset {
	readonly headers: string[];
	readonly body: Buffer;
}

/**
 * Each request goes to the next server, so that nothing may depend on a sticky server. Assets are cached. Below a base
 * path, beside which is another page, it passes the path on and strips it in turn: proxies do one or the other.
 */
export class RoundRobin {
	/** The site's address, without a trailing slash. */
	readonly url: string;
	readonly origin: string;
	/** Server addresses; empty until the servers have started. */
	backends: readonly string[] = [];
	readonly #basePath: string;
	readonly #server: Server;
	readonly #agent = new Agent({ keepAlive: true });
	readonly #cache = new Map<string, CachedAsset>();
	#count = 0;

	private constructor(server: Server, port: number, basePath: string) {
		this.#server = server;
		this.#basePath = basePath;
		this.origin = `http://127.0.0.1:${port}`;
		this.url = this.origin + basePath;
	}

	static async start(basePath = ""): Promise<RoundRobin> {
		// As on the site's servers: with Node's 5 s, a browser could reuse a connection that is being closed.
		const server = createServer({ keepAliveTimeout: 75_000 });
		await new Promise<void>((resolve, reject) => {
			server.once("error", reject);
			server.listen(0, "127.0.0.1", resolve);
		});
		const address = server.address();
		const port = typeof address === "object" && address ? address.port : 0;
		const proxy = new RoundRobin(server, port, basePath);
		server.on("request", (from, to) => proxy.#answer(from, to));
		return proxy;
	}

	stop(): void {
		this.#server.close();
		this.#server.closeAllConnections();
		this.#agent.destroy();
	}

	#answer(from: IncomingMessage, to: ServerResponse): void {
		const path = from.url ?? "/";
		if (path.startsWith(`${this.#basePath}/`)) this.#forward(from, to, path.slice(this.#basePath.length));
		else to.writeHead(path === "/" ? 200 : 404, { "Content-Type": "text/html" }).end(OTHER_PAGE);
	}

	/** @param path without the base path. */
	#forward(from: IncomingMessage, to: ServerResponse, path: string): void {
		const key = `${from.method} ${path} ${from.headers["accept-encoding"]}`;
		const cached = this.#cache.get(key);
		if (cached) {
			to.writeHead(200, cached.headers).end(cached.body);
			return;
		}
		const count = this.#count++;
		const backend = this.backends[count % this.backends.length];
		const forwarded = request(new URL((count % 2 === 0 ? "" : this.#basePath) + path, backend), {
			agent: this.#agent,
			method: from.method,
			headers: {
				...from.headers,
				"x-forwarded-for": from.socket.remoteAddress ?? "",
				"x-forwarded-proto": "http",
			},
		});
		forwarded.on("response", (answer) => {
			const headers = endToEnd(answer);
			to.writeHead(answer.statusCode ?? 502, headers);
			// The browser must get the headers before the first event of a stream.
			to.flushHeaders();
			answer.pipe(to);
			if (answer.statusCode === 200 && path.startsWith("/assets/")) this.#cacheAsset(key, headers, answer);
			answer.on("error", () => to.destroy());
		});
		forwarded.on("error", () => {
			if (to.headersSent) to.destroy();
			else to.writeHead(502).end();
		});
		to.on("close", () => forwarded.destroy());
		from.pipe(forwarded);
	}

	#cacheAsset(key: string, headers: string[], answer: IncomingMessage): void {
		const chunks: Buffer[] = [];
		answer.on("data", (chunk) => chunks.push(chunk));
		answer.on("end", () => this.#cache.set(key, { headers, body: Buffer.concat(chunks) }));
	}
}

/** The answer's headers without those of a single connection (hop-by-hop). */
function endToEnd({ rawHeaders }: IncomingMessage): string[] {
	const pairs = Array.from({ length: rawHeaders.length / 2 }, (_, n) => rawHeaders.slice(2 * n, 2 * n + 2));
	return pairs.filter(([name = ""]) => !/^(connection|keep-alive|transfer-encoding)$/i.test(name)).flat();
}

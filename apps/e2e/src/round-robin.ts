import {
	Agent,
	createServer,
	type IncomingMessage,
	request,
	type Server,
	type ServerResponse,
} from "node:http";

interface CachedAsset {
	readonly headers: string[];
	readonly body: Buffer;
}

/** Each request goes to the next server, so that nothing may depend on a sticky server. Assets are cached. */
export class RoundRobin {
	readonly url: string;
	/** Server addresses; empty until the servers have started. */
	backends: readonly string[] = [];
	readonly #server: Server;
	readonly #agent = new Agent({ keepAlive: true });
	readonly #cache = new Map<string, CachedAsset>();
	#count = 0;

	private constructor(server: Server, port: number) {
		this.#server = server;
		this.url = `http://127.0.0.1:${port}`;
	}

	static async start(): Promise<RoundRobin> {
		// As on the site's servers: with Node's 5 s, a browser could reuse a connection that is being closed.
		const server = createServer({ keepAliveTimeout: 75_000 });
		await new Promise<void>((resolve, reject) => {
			server.once("error", reject);
			server.listen(0, "127.0.0.1", resolve);
		});
		const address = server.address();
		const proxy = new RoundRobin(server, typeof address === "object" && address ? address.port : 0);
		server.on("request", (from, to) => proxy.#forward(from, to));
		return proxy;
	}

	stop(): void {
		this.#server.close();
		this.#server.closeAllConnections();
		this.#agent.destroy();
	}

	#forward(from: IncomingMessage, to: ServerResponse): void {
		const key = `${from.method} ${from.url} ${from.headers["accept-encoding"]}`;
		const cached = this.#cache.get(key);
		if (cached) {
			to.writeHead(200, cached.headers).end(cached.body);
			return;
		}
		const backend = this.backends[this.#count++ % this.backends.length];
		const forwarded = request(new URL(from.url ?? "/", backend), {
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
			if (answer.statusCode === 200 && from.url?.startsWith("/assets/"))
				this.#cacheAsset(key, headers, answer);
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

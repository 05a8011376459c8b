import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from "node:http";

const OTHER_PAGE = "<!doctype html><title>Beside</title><h1>Another page</h1>";

/**
 * Serves a site below a path, and another page beside it. Proxies pass the path on or strip it: this one does both in
 * turn.
 */
export class BasePathProxy {
	/** The site's address, without a trailing slash. */
	readonly url: string;
	readonly origin: string;
	/** The address of the site's server. */
	backend = "";
	readonly #basePath: string;
	readonly #server: Server;
	#isStripping = false;

	private constructor(server: Server, port: number, basePath: string) {
		this.#server = server;
		this.#basePath = basePath;
		this.origin = `http://127.0.0.1:${port}`;
		this.url = this.origin + basePath;
	}

	static async start(basePath: string): Promise<BasePathProxy> {
		const server = createServer({ keepAliveTimeout: 75_000 });
		await new Promise<void>((resolve, reject) => {
			server.once("error", reject);
			server.listen(0, "127.0.0.1", resolve);
		});
		const address = server.address();
		const port = typeof address === "object" && address ? address.port : 0;
		const proxy = new BasePathProxy(server, port, basePath);
		server.on("request", (from, to) => proxy.#answer(from, to));
		return proxy;
	}

	stop(): void {
		this.#server.close();
		this.#server.closeAllConnections();
	}

	#answer(from: IncomingMessage, to: ServerResponse): void {
		const path = from.url ?? "/";
		if (path.startsWith(`${this.#basePath}/`)) this.#forward(from, to, path);
		else to.writeHead(path === "/" ? 200 : 404, { "Content-Type": "text/html" }).end(OTHER_PAGE);
	}

	#forward(from: IncomingMessage, to: ServerResponse, path: string): void {
		this.#isStripping = !this.#isStripping;
		const forwarded = request(this.backend + (this.#isStripping ? path.slice(this.#basePath.length) : path), {
			method: from.method,
			headers: {
				...from.headers,
				"x-forwarded-for": from.socket.remoteAddress ?? "",
				"x-forwarded-proto": "http",
			},
		});
		forwarded.on("response", (answer) => {
			to.writeHead(answer.statusCode ?? 502, answer.headers);
			to.flushHeaders();
			answer.pipe(to);
			answer.on("error", () => to.destroy());
		});
		forwarded.on("error", () => to.destroy());
		to.on("close", () => forwarded.destroy());
		from.pipe(forwarded);
	}
}

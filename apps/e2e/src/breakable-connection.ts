import { connect, createServer, type Server, type Socket } from "node:net";

/** A TCP connection from one browser to a site that can be cut, with its streams, while others still reach the site. */
export class BreakableConnection {
	readonly #server: Server;
	readonly #ends = new Set<Socket>();
	#isCut = false;

	private constructor(site: URL) {
		this.#server = createServer((browser) => {
			if (this.#isCut) return browser.resetAndDestroy();
			const server = connect(Number(site.port), site.hostname);
			this.#join(browser, server);
			this.#join(server, browser);
		});
	}

	static async to(url: string): Promise<BreakableConnection> {
		const connection = new BreakableConnection(new URL(url));
		await new Promise<void>((resolve) => connection.#server.listen(0, "127.0.0.1", resolve));
		return connection;
	}

	get url(): string {
		const address = this.#server.address();
		if (address === null || typeof address === "string") throw new Error("The connection is closed.");
		return `http://127.0.0.1:${address.port}`;
	}

	/** Breaks all connections, and new ones until `restore`. The browser does not count as offline. */
	cut(): void {
		this.#isCut = true;
		for (const end of this.#ends) end.destroy();
	}

	restore(): void {
		this.#isCut = false;
	}

	async end(): Promise<void> {
		this.cut();
		await new Promise((resolve) => this.#server.close(resolve));
	}

	#join(from: Socket, to: Socket): void {
		this.#ends.add(from);
		from.pipe(to);
		from.on("error", () => {});
		from.on("close", () => {
			this.#ends.delete(from);
			to.destroy();
		});
	}
}

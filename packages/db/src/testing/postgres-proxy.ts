import { connect, createServer, type Server, type Socket } from "node:net";

/** A TCP proxy to PostgreSQL with which a test makes the server look frozen or gone. */
export class PostgresProxy {
	readonly url: string;
	readonly #server: Server;
	readonly #sockets: Set<Socket>;
	/** How many connections were opened to the proxy. */
	opened = 0;
	#isFrozen = false;
	#freezesOn: string | null = null;

	private constructor(url: string, server: Server, sockets: Set<Socket>) {
		this.url = url;
		this.#server = server;
		this.#sockets = sockets;
	}

	static async open(url: string): Promise<PostgresProxy> {
		const target = new URL(url);
		const folder = target.searchParams.get("host");
		const sockets = new Set<Socket>();
		let proxy: PostgresProxy | null = null;
		const server = createServer((clientSocket) => {
			if (proxy) proxy.opened++;
			const port = Number(target.port || 5432);
			const serverSocket = folder ? connect(`${folder}/.s.PGSQL.${port}`) : connect(port, target.hostname);
			for (const [from, to] of [
				[clientSocket, serverSocket],
				[serverSocket, clientSocket],
			] as const) {
				sockets.add(from);
				from.on("error", () => to.destroy());
				from.on("close", () => {
					sockets.delete(from);
					to.destroy();
				});
				from.pipe(to);
				from.on("data", (bytes) => proxy?.passed(bytes));
				if (proxy?.isFrozen) from.pause();
			}
		});
		await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
		const address = server.address();
		const proxyUrl = new URL(url);
		proxyUrl.searchParams.delete("host");
		proxyUrl.hostname = "127.0.0.1";
		proxyUrl.port = String(typeof address === "object" && address ? address.port : 0);
		proxy = new PostgresProxy(proxyUrl.href, server, sockets);
		return proxy;
	}

	get isFrozen(): boolean {
		return this.#isFrozen;
	}

	/** Stops all traffic; new connections are accepted, and get no answer. */
	freeze(): void {
		this.#isFrozen = true;
		for (const socket of this.#sockets) socket.pause();
	}

	/** Freezes as soon as a client has sent `text`, which then gets no answer. */
	freezeOn(text: string): void {
		this.#freezesOn = text;
	}

	passed(bytes: Buffer): void {
		if (this.#freezesOn === null || !bytes.includes(this.#freezesOn)) return;
		this.#freezesOn = null;
		this.freeze();
	}

	thaw(): void {
		this.#isFrozen = false;
		for (const socket of this.#sockets) socket.resume();
	}

	cut(): void {
		for (const socket of this.#sockets) socket.destroy();
	}

	async close(): Promise<void> {
		this.cut();
		await new Promise((resolve) => this.#server.close(resolve));
	}
}

import { createServer, type IncomingMessage, type RequestListener, type Server } from "node:http";

/** Answers with `listener`, and keeps the requests. */
export class SmallServer implements AsyncDisposable {
	readonly requests: IncomingMessage[] = [];
	readonly #server: Server;

	static async start(listener: RequestListener): Promise<SmallServer> {
		const small = new SmallServer(listener);
		await new Promise<void>((resolve) => small.#server.listen(0, "127.0.0.1", resolve));
		return small;
	}

	private constructor(listener: RequestListener) {
		this.#server = createServer((request, response) => {
			this.requests.push(request);
			listener(request, response);
		});
	}

	get url(): string {
		const address = this.#server.address();
		return `http://127.0.0.1:${typeof address === "object" ? address?.port : 0}`;
	}

	async [Symbol.asyncDispose](): Promise<void> {
		this.#server.closeAllConnections();
		await new Promise((resolve) => this.#server.close(resolve));
	}
}

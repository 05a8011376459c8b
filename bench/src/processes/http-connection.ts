import { Agent, type IncomingHttpHeaders, request } from "node:http";

export interface Call {
	readonly path: string;
	readonly method?: "GET" | "POST";
	readonly headers?: Readonly<Record<string, string>>;
	readonly body?: object;
}

export interface Answer {
	readonly status: number;
	readonly headers: IncomingHttpHeaders;
	/** As received, compressed or not. */
	readonly body: Buffer;
}

export class HttpConnection {
	readonly #url: string;
	readonly #agent = new Agent({ keepAlive: true, maxSockets: 1 });

	constructor(url: string) {
		this.#url = url;
	}

	async send(call: Call): Promise<Answer> {
		try {
			return await this.#exchange(call);
		} catch (error) {
			// The server closed the idle connection just as it was reused.
			if (error instanceof Error && "code" in error && error.code === "ECONNRESET")
				return this.#exchange(call);
			throw error;
		}
	}

	#exchange({ path, method = "GET", headers = {}, body }: Call): Promise<Answer> {
		const text = body === undefined ? undefined : JSON.stringify(body);
		const content =
			text === undefined
				? {}
				: { "Content-Type": "application/json", "Content-Length": Buffer.byteLength(text) };
		return new Promise((resolve, reject) => {
			const sent = request(
				new URL(path, this.#url),
				{ method, agent: this.#agent, headers: { ...headers, ...content } },
				(response) => {
					const chunks: Buffer[] = [];
					response.on("data", (chunk) => chunks.push(chunk));
					response.on("error", reject);
					response.on("end", () =>
						resolve({
							status: response.statusCode ?? 0,
							headers: response.headers,
							body: Buffer.concat(chunks),
						}),
					);
				},
			);
			sent.on("error", reject);
			sent.end(text);
		});
	}

	close(): void {
		this.#agent.destroy();
	}
}

import { Agent, request } from "node:http";
import type { FuzzedRequest } from "./request.ts";

/** Time is counted in ticks of this process, so that its own stalls do not count against the server. */
const TICK_MS = 100;

export interface FuzzAnswer {
	readonly status: number;
	/** "" for event streams. */
	readonly text: string;
	readonly cookies: readonly string[];
}

const CHUNKED = { "transfer-encoding": "chunked" };

/** Sends requests without repairing them, one after another. */
export class Sender {
	readonly #agent = new Agent({ keepAlive: true, maxSockets: 1 });
	readonly #url: URL;
	readonly #maxTicks: number;

	constructor(url: string, limitMs: number) {
		this.#url = new URL(url);
		this.#maxTicks = limitMs / TICK_MS;
	}

	/** Returns the answer; "hangs" if none comes in time, "cut" if the server closes the connection without one. */
	async send(request: FuzzedRequest): Promise<FuzzAnswer | "hangs" | "cut"> {
		const answer = await this.#exchange(request);
		// The server closed the idle connection just when it was used again, which is allowed.
		return answer === "stale" ? this.send(request) : answer;
	}

	#exchange({
		method,
		path,
		headers,
		body,
		isChunked,
	}: FuzzedRequest): Promise<FuzzAnswer | "hangs" | "cut" | "stale"> {
		// Set explicitly, because Node's client sends no length with the bodies of some methods.
		const length = body === null ? {} : isChunked ? CHUNKED : { "content-length": String(body.length) };
		return new Promise((resolve) => {
			const sent = request({
				agent: this.#agent,
				host: this.#url.hostname,
				port: this.#url.port,
				method,
				path: sendablePath(path),
				headers: { ...sendableHeaders(headers), ...length },
				insecureHTTPParser: true,
			});
			let ticks = 0;
			const timer = setInterval(() => {
				if (++ticks >= this.#maxTicks) end("hangs");
			}, TICK_MS);
			const end = (answer: FuzzAnswer | "hangs" | "cut" | "stale") => {
				clearInterval(timer);
				resolve(answer);
				if (answer === "hangs") sent.destroy();
			};
			sent.on("error", () => end(sent.reusedSocket ? "stale" : "cut"));
			sent.on("upgrade", (_response, socket) => {
				socket.destroy();
				end("cut");
			});
			sent.on("response", (response) => {
				const cookies = response.headers["set-cookie"] ?? [];
				const answer = { status: response.statusCode ?? 0, cookies };
				if (response.headers["content-type"]?.startsWith("text/event-stream")) {
					end({ ...answer, text: "" });
					sent.destroy();
					return;
				}
				const parts: Buffer[] = [];
				response.on("data", (part) => parts.push(part));
				response.on("error", () => end("cut"));
				response.on("end", () => {
					const text = Buffer.concat(parts).toString();
					end({ ...answer, text });
				});
			});
			if (body !== null && isChunked) sent.write(body.subarray(0, 7));
			sent.end(body === null ? undefined : isChunked ? body.subarray(7) : body);
		});
	}

	close(): void {
		this.#agent.destroy();
	}
}

/** Removes what Node's client refuses to send. */
function sendablePath(path: string): string {
	return path.replaceAll(/[^\u0021-\u00ff]/g, "");
}

function sendableHeaders(headers: FuzzedRequest["headers"]): Record<string, string> {
	return Object.fromEntries(
		Object.entries(headers).map(([name, value]) => [name, value.replaceAll(/[^\t\u0020-\u00ff]/g, "")]),
	);
}

import { type ClientRequest, request } from "node:http";

const REOPEN_MS = 100;

/** A tab with a live event stream, which it reopens after an end as browsers do. */
export class LiveEventListener {
	received = 0;
	opened = 0;
	readonly #url: string;
	readonly #cookie: string;
	readonly #kind: string;
	#request: ClientRequest | null = null;
	#isClosed = false;

	constructor(url: string, cookie: string, kind: string) {
		this.#url = `${url}/api/trpc/live.events`;
		this.#cookie = cookie;
		this.#kind = `"kind":"${kind}"`;
		this.#open();
	}

	close(): void {
		this.#isClosed = true;
		this.#request?.destroy();
	}

	#open(): void {
		const reopen = () => {
			if (this.#request !== streamRequest || this.#isClosed) return;
			this.#request = null;
			setTimeout(() => this.#open(), REOPEN_MS);
		};
		const streamRequest = request(
			this.#url,
			{ agent: false, headers: { cookie: this.#cookie } },
			(answer) => {
				if (answer.statusCode === 200) this.opened++;
				answer.setEncoding("utf8");
				answer.on("data", (text: string) => {
					this.received += text.split(this.#kind).length - 1;
				});
				answer.on("error", reopen);
				answer.on("close", reopen);
			},
		);
		streamRequest.on("error", reopen);
		streamRequest.end();
		this.#request = streamRequest;
	}
}

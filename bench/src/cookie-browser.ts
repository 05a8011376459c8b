interface Answer {
	readonly status: number;
	readonly text: string;
}

/** Calls a site as a browser does, with its own cookies, also after the site has moved to another port. */
export class CookieBrowser {
	url: string;
	readonly #cookies = new Map<string, string>();

	constructor(url: string) {
		this.url = url;
	}

	get cookieHeader(): string {
		return [...this.#cookies].map((pair) => pair.join("=")).join("; ");
	}

	async send(path: string, { headers, ...init }: RequestInit = {}): Promise<Answer> {
		const answer = await fetch(this.url + path, {
			...init,
			redirect: "manual",
			headers: { ...(headers as Record<string, string>), Cookie: this.cookieHeader },
		});
		for (const line of answer.headers.getSetCookie()) {
			const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
			if (/max-age=0/i.test(line)) this.#cookies.delete(name);
			else this.#cookies.set(name, value);
		}
		return { status: answer.status, text: await answer.text() };
	}

	post(path: string, input: unknown): Promise<Answer> {
		const headers = { "Content-Type": "application/json", Origin: this.url };
		return this.send(path, { method: "POST", headers, body: JSON.stringify(input) });
	}

	/** @throws Error unless the call succeeds. */
	async query<Result = unknown>(call: string, input?: unknown): Promise<Result> {
		return resultOf(call, await this.send(queryPath(call, input)));
	}

	/** @throws Error unless the call succeeds. */
	async mutate<Result = unknown>(call: string, input: unknown): Promise<Result> {
		return resultOf(call, await this.post(`/api/trpc/${call}`, input));
	}
}

export function queryPath(call: string, input?: unknown): string {
	const query = input === undefined ? "" : `?input=${encodeURIComponent(JSON.stringify(input))}`;
	return `/api/trpc/${call}${query}`;
}

function resultOf<Result>(call: string, { status, text }: Answer): Result {
	if (status !== 200) throw new Error(`${call} answered ${status}: ${text.slice(0, 500)}`);
	return JSON.parse(text).result.data;
}

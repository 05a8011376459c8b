import { setTimeout as sleep } from "node:timers/promises";
import type { Ledger } from "./ledger.ts";

const ANSWER_LIMIT_MS = 15_000;
const RETRY_MS = 25;
/** Longer than the servers are down between kills. */
const GIVE_UP_MS = 300_000;
const MAX_BROKEN = 20;

export interface Answered<T> {
	readonly status: number;
	readonly data: T | undefined;
	readonly code: string | null;
	/** Whether an earlier attempt got no answer, so that it may already have done the action. */
	readonly wasInDoubt: boolean;
}

/** A player's client. It repeats an action until it is answered, and tries the next server after each failure. */
export class RetryingClient {
	readonly #ledger: Ledger;
	readonly #urls: readonly string[];
	readonly #cookie: string;
	#urlIndex: number;

	constructor(ledger: Ledger, urls: readonly string[], cookie: string, urlIndex: number) {
		this.#ledger = ledger;
		this.#urls = urls;
		this.#cookie = cookie;
		this.#urlIndex = urlIndex;
	}

	/** Sends an action until it is answered. The server must do it only one time. */
	async mutate<T>(path: string, input: unknown): Promise<Answered<T>> {
		const body = JSON.stringify(input);
		const headers = { cookie: this.#cookie, "content-type": "application/json" };
		const answer = await this.#untilAnswered<T>(`/api/trpc/${path}`, { method: "POST", headers, body });
		this.#ledger.acknowledged++;
		this.#ledger.lastAt = performance.now();
		return answer;
	}

	/** @throws Error if the query is refused */
	async query<T>(path: string, input?: unknown): Promise<T> {
		const query = input === undefined ? "" : `?input=${encodeURIComponent(JSON.stringify(input))}`;
		const init = { headers: { cookie: this.#cookie } };
		const { data, status, code } = await this.#untilAnswered<T>(`/api/trpc/${path}${query}`, init, false);
		if (data === undefined) throw new Error(`${path} answered ${status} ${code}`);
		return data;
	}

	async #untilAnswered<T>(path: string, init: RequestInit, isMutation = true): Promise<Answered<T>> {
		let [wasInDoubt, broken, last] = [false, 0, ""];
		const started = performance.now();
		while (performance.now() - started < GIVE_UP_MS) {
			const url = this.#urls[this.#urlIndex % this.#urls.length];
			const answer = await send<T>(`${url}${path}`, init);
			if (typeof answer === "object" && answer.status < 500) return { ...answer, wasInDoubt };
			last = typeof answer === "object" ? `${answer.status} ${answer.code}` : answer;
			if (last.startsWith("503")) this.#ledger.refused++;
			const isBroken = typeof answer === "object" && answer.status !== 503;
			if (isBroken) this.#ledger.wrong.push(`${path} answered ${answer.status} ${answer.code}`);
			if (isBroken && ++broken === MAX_BROKEN)
				throw new Error(`${path} answered ${answer.status} again and again.`);
			if ((isBroken || answer === "lost") && isMutation) {
				wasInDoubt = true;
				this.#ledger.inDoubt++;
			}
			this.#urlIndex++;
			await sleep(RETRY_MS);
		}
		throw new Error(`Nobody answers ${path}: ${last}.`);
	}
}

/** Returns "lost" without a whole answer, "unsent" if the connection was refused. */
async function send<T>(
	url: string,
	init: RequestInit,
): Promise<Omit<Answered<T>, "wasInDoubt"> | "lost" | "unsent"> {
	try {
		const response = await fetch(url, { ...init, signal: AbortSignal.timeout(ANSWER_LIMIT_MS) });
		const { result, error } = JSON.parse(await response.text());
		return { status: response.status, data: result?.data, code: error?.data?.appCode ?? null };
	} catch (error) {
		const cause = error instanceof Error && error.cause instanceof Error ? error.cause : null;
		return cause && "code" in cause && cause.code === "ECONNREFUSED" ? "unsent" : "lost";
	}
}

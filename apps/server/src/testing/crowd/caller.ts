import { setTimeout as sleep } from "node:timers/promises";
import type { Ledger } from "./ledger.ts";

const ANSWER_LIMIT_MS = 15_000;
const RETRY_MS = 25;
/** Longer than it takes to meet a server between its kills. */
const GIVE_UP_MS = 300_000;
const MAX_BROKEN = 20;

export interface Answered<T> {
	readonly status: number;
	/** What the call returns; undefined where it was refused. */
	readonly data: T | undefined;
	/** Of a refusal. */
	readonly code: string | null;
	/** Whether an earlier sending had no answer, so that the act may have been done by that. */
	readonly wasInDoubt: boolean;
}

/** A player's client: sends an act again until it is answered, to the next server where one does not answer. */
export class Caller {
	readonly #ledger: Ledger;
	readonly #urls: readonly string[];
	readonly #cookie: string;
	#turn: number;

	/** @param turn which of the servers is asked first. */
	constructor(ledger: Ledger, urls: readonly string[], cookie: string, turn: number) {
		this.#ledger = ledger;
		this.#urls = urls;
		this.#cookie = cookie;
		this.#turn = turn;
	}

	/** Does something, once however often it must be sent. */
	async act<T>(path: string, input: unknown): Promise<Answered<T>> {
		const body = JSON.stringify(input);
		const headers = { cookie: this.#cookie, "content-type": "application/json" };
		const answer = await this.#untilAnswered<T>(`/api/trpc/${path}`, { method: "POST", headers, body });
		this.#ledger.acknowledged++;
		this.#ledger.lastAt = performance.now();
		return answer;
	}

	/** Asks for something. @throws Error where it is refused. */
	async ask<T>(path: string, input?: unknown): Promise<T> {
		const query = input === undefined ? "" : `?input=${encodeURIComponent(JSON.stringify(input))}`;
		const init = { headers: { cookie: this.#cookie } };
		const { data, status, code } = await this.#untilAnswered<T>(`/api/trpc/${path}${query}`, init, false);
		if (data === undefined) throw new Error(`${path} answered ${status} ${code}`);
		return data;
	}

	async #untilAnswered<T>(path: string, init: RequestInit, isAct = true): Promise<Answered<T>> {
		let [wasInDoubt, broken, last] = [false, 0, ""];
		const started = performance.now();
		while (performance.now() - started < GIVE_UP_MS) {
			const url = this.#urls[this.#turn % this.#urls.length];
			const answer = await send<T>(`${url}${path}`, init);
			if (typeof answer === "object" && answer.status < 500) return { ...answer, wasInDoubt };
			last = typeof answer === "object" ? `${answer.status} ${answer.code}` : answer;
			if (last.startsWith("503")) this.#ledger.refused++;
			const isBroken = typeof answer === "object" && answer.status !== 503;
			if (isBroken) this.#ledger.wrong.push(`${path} answered ${answer.status} ${answer.code}`);
			if (isBroken && ++broken === MAX_BROKEN)
				throw new Error(`${path} answered ${answer.status} again and again.`);
			if ((isBroken || answer === "lost") && isAct) {
				wasInDoubt = true;
				this.#ledger.inDoubt++;
			}
			this.#turn++;
			await sleep(RETRY_MS);
		}
		throw new Error(`Nobody answers ${path}: ${last}.`);
	}
}

/** Returns "lost" where there is no whole answer, "unsent" where nobody was there to ask. */
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

import { setTimeout as sleep } from "node:timers/promises";
import { createHiloClient, errorCodeOf, type HiloApi } from "@hilo/client";
import { register } from "./compare.ts";

const ANSWER_LIMIT_MS = 15_000;
const RETRY_MS = 100;
/** Longer than a server is away between kills. */
const GIVE_UP_MS = 120_000;

/** What was done to the site, and where its answers differ from that. */
export class Ledger {
	acknowledged = 0;
	/** Attempts without an answer, which may have had their effect or not. */
	failed = 0;
	lastAt = 0;
	readonly lost: string[] = [];
	readonly doubled: string[] = [];
	/** Answers that no correct client expects. */
	readonly wrong: string[] = [];

	expect(what: string, found: number, expected: number): void {
		if (found < expected) this.lost.push(`${what}: ${expected} done, ${found} found`);
		if (found > expected) this.doubled.push(`${what}: ${expected} done, ${found} found`);
	}

	check(isRight: boolean, what: string): void {
		if (!isRight) this.wrong.push(what);
	}
}

/** A player who acts, or two, and what the site must answer afterwards. */
export interface Member {
	step(): Promise<void>;
	verify(): Promise<void>;
}

type Call<T> = (api: HiloApi) => Promise<T>;

/** A player who repeats each call until it is answered, at the next server after each failure. */
export class PersistentPlayer {
	readonly id: string;
	/** Part of every text that the player writes, so that no two write the same. */
	readonly name: string;
	readonly ledger: Ledger;
	readonly #apis: readonly HiloApi[];
	#attempts = 0;

	private constructor(ledger: Ledger, id: string, name: string, apis: readonly HiloApi[]) {
		this.ledger = ledger;
		this.id = id;
		this.name = name;
		this.#apis = apis;
	}

	static async register(ledger: Ledger, urls: readonly string[], name: string): Promise<PersistentPlayer> {
		const { id, session: cookie } = await register(urls[0] ?? "", name);
		const options = { cookie, retries: 0, timeoutMs: ANSWER_LIMIT_MS };
		const apis = urls.map((url) => createHiloClient({ url, ...options }).api);
		return new PersistentPlayer(ledger, id, name, apis);
	}

	/** Returns null after a refusal, which is a wrong answer unless it `mayBeRefused`. */
	async act<T>(what: string, call: Call<T>, mayBeRefused = false): Promise<{ readonly answer: T } | null> {
		const result = await this.#untilAnswered(call, () => this.ledger.failed++);
		this.ledger.acknowledged++;
		this.ledger.lastAt = performance.now();
		if ("answer" in result) return result;
		this.ledger.check(mayBeRefused, `${this.name}'s ${what} was refused: ${result.refusal}`);
		return null;
	}

	/** @throws Error if the query is refused. */
	async ask<T>(call: Call<T>): Promise<T> {
		const result = await this.#untilAnswered(call, () => {});
		if ("answer" in result) return result.answer;
		throw new Error(`A query of ${this.name} was refused: ${result.refusal}`);
	}

	async #untilAnswered<T>(
		call: Call<T>,
		onFailure: () => void,
	): Promise<{ answer: T } | { refusal: string }> {
		const deadline = performance.now() + GIVE_UP_MS;
		for (;;) {
			const api = this.#apis[this.#attempts % this.#apis.length] as HiloApi;
			try {
				return { answer: await call(api) };
			} catch (error) {
				const code = errorCodeOf(error);
				if (code === "site/unexpected") this.ledger.wrong.push(`${this.name} got an unexpected error`);
				else if (code !== null && code !== "site/out-of-service") return { refusal: code };
				if (performance.now() > deadline) throw error;
			}
			onFailure();
			this.#attempts++;
			await sleep(RETRY_MS);
		}
	}
}

export function onceIn(times: number): boolean {
	return Math.random() * times < 1;
}

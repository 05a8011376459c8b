import { randomBytes } from "node:crypto";
import { availableParallelism } from "node:os";
import { isFarTooLong, normalizePassword } from "@hilo/rules/accounts/validators";
import { Piscina } from "piscina";
import { WorkQueue } from "../system/work-queue.ts";

/** The cost of argon2id: KiB of memory, passes, lanes. */
export interface PasswordCost {
	readonly memoryCost: number;
	readonly timeCost: number;
	readonly parallelism: number;
}

export interface HashTask {
	readonly password: string;
	readonly cost: PasswordCost;
}

export interface VerifyTask {
	/** The forms of one password. */
	readonly forms: readonly string[];
	readonly stored: string;
}

/** "older-form": the hash is of the password as it was once typed, and should be replaced by that of its usual form. */
export type PasswordMatch = "none" | "fits" | "older-form";

// OWASP's minimum for argon2id (Password Storage Cheat Sheet): 19 MiB, two passes, one lane.
const COST: PasswordCost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** One core stays free, if there are two. Each hash takes 19 MB while it runs. */
const THREADS = Math.min(4, Math.max(1, availableParallelism() - 1));

/** Next to this file, in the build too. */
const WORKER = new URL(`./password-worker.${import.meta.url.endsWith(".ts") ? "ts" : "js"}`, import.meta.url);

// Files and pictures need the process's pool, so passwords have their own threads. They start with the first hash.
const threads = new Piscina<HashTask | VerifyTask, unknown>({
	filename: WORKER.href,
	minThreads: 0,
	maxThreads: THREADS,
	idleTimeout: Number.POSITIVE_INFINITY,
});
// Emitted only if an idle thread fails. Another one starts with the next hash.
threads.on("error", () => undefined);

/** In front of Piscina's own queue, in which one caller could fill every place. */
const queue = new WorkQueue({
	concurrency: THREADS,
	maxWaiting: 200,
	maxWaitingPerOwner: 50,
	retryAfterSeconds: 5,
});

export class Passwords {
	readonly #cost: PasswordCost;
	/** Checked for an account that does not exist, so that the answer takes the same time. */
	readonly #dummyHash: string;

	constructor(cost = COST) {
		this.#cost = cost;
		this.#dummyHash = createDummyHash(cost);
	}

	/** Callers with different `from` take turns. @throws AppError 429 when too many wait. */
	async hash(password: string, from: string): Promise<string> {
		const task = { password: normalizePassword(password), cost: this.#cost };
		return String(await queue.run(() => threads.run(task, { name: "hash" }), from));
	}

	/**
	 * A missing hash (no such account), and a text whose bytes another text has too, take the same time and never fit.
	 * @throws AppError 429 when too many wait.
	 */
	async verify(storedHash: string | undefined, password: string, from: string): Promise<PasswordMatch> {
		const task = { forms: formsOf(password), stored: storedHash ?? this.#dummyHash };
		const fitting = await queue.run(() => threads.run(task, { name: "verify" }), from);
		if (storedHash === undefined || !password.isWellFormed() || fitting === -1) return "none";
		return fitting === 0 ? "fits" : "older-form";
	}
}

/** The usual form first, then those in which a password may have been hashed as typed. One where all are equal. */
function formsOf(password: string): readonly string[] {
	const typed = isFarTooLong(password) ? [] : [password.normalize("NFC"), password.normalize("NFD")];
	return [...new Set([normalizePassword(password), password, ...typed])];
}

/** A well-formed hash of no known password. */
function createDummyHash({ memoryCost, timeCost, parallelism }: PasswordCost): string {
	const random = (bytes: number) => randomBytes(bytes).toString("base64").replace(/=+$/, "");
	return `$argon2id$v=19$m=${memoryCost},t=${timeCost},p=${parallelism}$${random(16)}$${random(32)}`;
}

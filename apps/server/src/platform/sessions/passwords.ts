import { randomBytes } from "node:crypto";
import { availableParallelism } from "node:os";
import { isFarTooLong, normalizePassword } from "@hilo/rules/accounts/validators";
import { hash, verify } from "@node-rs/argon2";
import { WorkQueue } from "../system/work-queue.ts";

/** The cost of argon2id: KiB of memory, passes, lanes. */
export interface PasswordCost {
	readonly memoryCost: number;
	readonly timeCost: number;
	readonly parallelism: number;
}

/** "older-form": the hash is of the password as it was once typed, and should be replaced by that of its usual form. */
export type PasswordMatch = "none" | "fits" | "older-form";

// OWASP's minimum for argon2id (Password Storage Cheat Sheet): 19 MiB, two passes, one lane.
const COST: PasswordCost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** argon2 runs in Node's pool of four threads: two at a time leave the others to files, and a core to other calls. */
const queue = new WorkQueue({
	concurrency: Math.max(1, Math.min(2, availableParallelism() - 1)),
	maxWaiting: 200,
	retryAfterSeconds: 5,
});

export class Passwords {
	readonly #cost: PasswordCost;
	/** Checked for an account that does not exist, so that the answer takes the same time. */
	readonly #dummyHash: string;
	readonly #maxWaitingOf: (from: string) => number;

	/** `maxWaitingOf`: how many passwords of an address may wait. */
	constructor(maxWaitingOf: (from: string) => number, cost = COST) {
		this.#cost = cost;
		this.#maxWaitingOf = maxWaitingOf;
		this.#dummyHash = createDummyHash(cost);
	}

	/** Callers with different `from` take turns. @throws AppError 429 when too many wait. */
	async hash(password: string, from: string): Promise<string> {
		return this.#run(() => hash(normalizePassword(password), this.#cost), from);
	}

	/**
	 * A missing hash (no such account), and a text whose bytes another text has too, take the same time and never fit.
	 * @throws AppError 429 when too many wait.
	 */
	async verify(storedHash: string | undefined, password: string, from: string): Promise<PasswordMatch> {
		const fits = await this.#run(() => verifyForms(storedHash ?? this.#dummyHash, formsOf(password)), from);
		if (storedHash === undefined || !password.isWellFormed() || !fits.includes(true)) return "none";
		return fits[0] ? "fits" : "older-form";
	}

	#run<T>(work: () => Promise<T>, from: string): Promise<T> {
		return queue.run(work, from, this.#maxWaitingOf(from));
	}
}

/** The usual form first, then those in which a password may have been hashed as typed. One where all are equal. */
function formsOf(password: string): readonly string[] {
	const typed = isFarTooLong(password) ? [] : [password.normalize("NFC"), password.normalize("NFD")];
	return [...new Set([normalizePassword(password), password, ...typed])];
}

/** Tries all forms, so that the time does not show which one fits. */
async function verifyForms(stored: string, forms: readonly string[]): Promise<boolean[]> {
	const fits: boolean[] = [];
	for (const form of forms) fits.push(await verify(stored, form));
	return fits;
}

/** A well-formed hash of no known password. */
function createDummyHash({ memoryCost, timeCost, parallelism }: PasswordCost): string {
	const random = (bytes: number) => randomBytes(bytes).toString("base64").replace(/=+$/, "");
	return `$argon2id$v=19$m=${memoryCost},t=${timeCost},p=${parallelism}$${random(16)}$${random(32)}`;
}

import { hash, verify } from "@node-rs/argon2";
import { WorkQueue } from "../system/work-queue.ts";

/** What a hash of argon2id costs: KiB of memory, passes, lanes. */
export interface PasswordCost {
	readonly memoryCost: number;
	readonly timeCost: number;
	readonly parallelism: number;
}

// OWASP's minimum for argon2id (Password Storage Cheat Sheet): 19 MiB, two passes, one lane. The library's default is argon2id.
const COST: PasswordCost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** A hash takes 19 MB and one of the process's four threads for some 15 ms: half of the threads stay free for everything else. */
const queue = new WorkQueue({ atOnce: 2, mostWaiting: 200, retryAfterSeconds: 5 });

/** Hashes passwords, and checks them. */
export class Passwords {
	readonly #cost: PasswordCost;
	/** Checked in place of an account that does not exist, so that the answer takes the same time. */
	readonly #nobody: Promise<string>;

	constructor(cost = COST) {
		this.#cost = cost;
		this.#nobody = hash("no account has this password", cost);
	}

	/** Returns the argon2id hash to store for a password, with its own salt and cost in it. Throws AppError 429 when too many wait. */
	hash(password: string): Promise<string> {
		return queue.run(() => hash(password, this.#cost));
	}

	/**
	 * Returns whether the password fits. A missing hash (no such account) costs the same time and never fits. Throws AppError 429 when
	 * too many wait.
	 */
	async fit(storedHash: string | undefined, password: string): Promise<boolean> {
		const stored = storedHash ?? (await this.#nobody);
		const fits = await queue.run(() => verify(stored, password));
		return fits && storedHash !== undefined;
	}
}

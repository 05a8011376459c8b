import { randomBytes } from "node:crypto";
import type { PasswordCost } from "./password-task.ts";
import { inPasswordThread } from "./password-threads.ts";

// OWASP's minimum for argon2id (Password Storage Cheat Sheet): 19 MiB, two passes, one lane.
const COST: PasswordCost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export class Passwords {
	readonly #cost: PasswordCost;
	/** Checked for an account that does not exist, so that the answer takes the same time. */
	readonly #nobody: string;

	constructor(cost = COST) {
		this.#cost = cost;
		this.#nobody = hashOfNothing(cost);
	}

	/** Callers with different `from` take turns. @throws AppError 429 when too many wait. */
	async hash(password: string, from: string): Promise<string> {
		return String(await inPasswordThread({ password, cost: this.#cost }, from));
	}

	/** A missing hash (no such account) takes the same time and never fits. @throws AppError 429 when too many wait. */
	async fit(storedHash: string | undefined, password: string, from: string): Promise<boolean> {
		const fits = await inPasswordThread({ password, stored: storedHash ?? this.#nobody }, from);
		return fits === true && storedHash !== undefined;
	}
}

/** A well-formed hash of no known password. */
function hashOfNothing({ memoryCost, timeCost, parallelism }: PasswordCost): string {
	const random = (bytes: number) => randomBytes(bytes).toString("base64").replace(/=+$/, "");
	return `$argon2id$v=19$m=${memoryCost},t=${timeCost},p=${parallelism}$${random(16)}$${random(32)}`;
}

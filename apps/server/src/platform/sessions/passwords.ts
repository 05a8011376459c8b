import { hash, verify } from "@node-rs/argon2";
import { WorkQueue } from "../system/work-queue.ts";

// OWASP's minimum for argon2id (Password Storage Cheat Sheet): 19 MiB, two passes, one lane. The library's default is argon2id.
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** A hash takes 19 MB and one of the process's four threads for some 15 ms: half of the threads stay free for everything else. */
const queue = new WorkQueue({ atOnce: 2, mostWaiting: 200, retryAfterSeconds: 5 });

/** Checked in place of an account that does not exist, so that the answer takes the same time. */
const NOBODY = hash("no account has this password", COST);

/** Returns the argon2id hash to store for a password, with its own salt and cost in it. Throws AppError 429 when too many wait. */
export function hashPassword(password: string): Promise<string> {
	return queue.run(() => hash(password, COST));
}

/**
 * Returns whether the password fits. A missing hash (no such account) costs the same time and never fits. Throws AppError 429 when too
 * many wait.
 */
export async function passwordFits(storedHash: string | undefined, password: string): Promise<boolean> {
	const stored = storedHash ?? (await NOBODY);
	const fits = await queue.run(() => verify(stored, password));
	return fits && storedHash !== undefined;
}

import { hash, verify } from "@node-rs/argon2";

// OWASP's minimum for argon2id (Password Storage Cheat Sheet): 19 MiB, two passes, one lane. The library's default is argon2id.
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** Checked in place of an account that does not exist, so that the answer takes the same time. */
const NOBODY = hash("no account has this password", COST);

/** The argon2id hash to store for a password, with its own salt and cost in it. */
export function hashPassword(password: string): Promise<string> {
	return hash(password, COST);
}

/** Whether the password fits. A missing hash (no such account) costs the same time and never fits. */
export async function passwordFits(storedHash: string | undefined, password: string): Promise<boolean> {
	const fits = await verify(storedHash ?? (await NOBODY), password);
	return fits && storedHash !== undefined;
}

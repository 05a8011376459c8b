import { hashSync, verifySync } from "@node-rs/argon2";
import type { HashTask, VerifyTask } from "./passwords.ts";

// Synchronous calls, because asynchronous ones would run in the thread pool of the whole process.

export function hash({ password, cost }: HashTask): string {
	return hashSync(password, cost);
}

export function verify({ password, stored }: VerifyTask): boolean {
	return verifySync(stored, password);
}

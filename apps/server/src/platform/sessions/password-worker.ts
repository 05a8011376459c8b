import { hashSync, verifySync } from "@node-rs/argon2";
import type { HashTask, VerifyTask } from "./passwords.ts";

// Synchronous calls, because asynchronous ones would run in the thread pool of the whole process.

export function hash({ password, cost }: HashTask): string {
	return hashSync(password, cost);
}

/** Tries all forms, so that the time does not show which one fits. @returns the one that fits, or -1. */
export function verify({ forms, stored }: VerifyTask): number {
	return forms.map((form) => verifySync(stored, form)).indexOf(true);
}

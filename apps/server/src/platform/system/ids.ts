import { hash, randomBytes } from "node:crypto";
import { v7 } from "uuid";

/** UUID version 7: ordered by time, so that indexes grow at their end. */
export function newId(): string {
	return v7();
}

/** 160 bits in base64url. */
export function newSecret(): string {
	return randomBytes(20).toString("base64url");
}

/** Stored in place of the secret. */
export function hashSecret(secret: string): string {
	return hash("sha256", secret, "base64url");
}

/** Eight characters, enough among some hundreds. */
export function newShortId(): string {
	return randomBytes(6).toString("base64url");
}

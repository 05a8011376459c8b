import { hash, randomBytes } from "node:crypto";
import { v7 } from "uuid";

/** A new id for a row: time-ordered (UUID version 7), so that indexes grow at their end. */
export function newId(): string {
	return v7();
}

/** An unguessable secret of 160 bits in base64url. */
export function newSecret(): string {
	return randomBytes(20).toString("base64url");
}

/** Returns the hash of a secret: what is stored in its place. */
export function hashSecret(secret: string): string {
	return hash("sha256", secret, "base64url");
}

/** A new id of eight characters, for what is one of some hundreds. */
export function newShortId(): string {
	return randomBytes(6).toString("base64url");
}

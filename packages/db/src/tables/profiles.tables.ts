import type { Columns, Millis } from "./columns-and-values.ts";

export interface ProfilesTables {
	avatars: AvatarsTable;
}

/** A user's own picture; two users who chose the same have one each. */
export interface AvatarsTable {
	user_id: string;
	/** Of the bytes: what the picture's address is made of. */
	hash: string;
	/** `image/webp`. */
	type: string;
	bytes: Uint8Array;
	created_at: Millis;
}

export const PROFILES_COLUMNS = {
	avatars: { user_id: true, hash: true, type: true, bytes: true, created_at: true },
} as const satisfies Columns<ProfilesTables>;

import type { Columns, Millis } from "./columns-and-values.ts";

export interface ProfilesTables {
	avatars: AvatarsTable;
}

export interface AvatarsTable {
	user_id: string;
	/** Of the bytes; it is part of the picture's URL. */
	hash: string;
	type: string;
	bytes: Uint8Array;
	created_at: Millis;
}

export const PROFILES_COLUMNS = {
	avatars: { user_id: true, hash: true, type: true, bytes: true, created_at: true },
} as const satisfies Columns<ProfilesTables>;

import { bytes, millis, text } from "./column.ts";

export const PROFILES_TABLES = {
	avatars: {
		user_id: text,
		/** Of the bytes; it is part of the picture's URL. */
		hash: text,
		type: text,
		bytes: bytes,
		created_at: millis,
	},
};

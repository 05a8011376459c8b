/** The row after which the next page begins, in a list ordered by time. `at` in epoch ms. */
export interface CursorPosition {
	readonly at: number;
	readonly id: string;
}

const CURSOR = /^(\d{1,16})_([\w-]{1,100})$/;

/** Returns the row's cursor, fit for a URL. */
export function cursorOf({ at, id }: CursorPosition): string {
	return `${at}_${id}`;
}

/** Returns the row that a cursor names; undefined (the first page) for a malformed cursor. */
export function parseCursor(cursor: string): CursorPosition | undefined {
	const [, at, id] = CURSOR.exec(cursor) ?? [];
	return id === undefined ? undefined : { at: Number(at), id };
}

/** The row after which the next page begins, in a list by age, by name or, in a search, by email address. */
export type UserCursorPosition =
	| { readonly by: "age"; readonly at: number; readonly id: string }
	| { readonly by: "name"; readonly key: string }
	| { readonly by: "email"; readonly key: string };

const USER_CURSOR = /^(?:age_(?<at>\d{1,16})_(?<id>[\w-]{1,64})|(?<by>name|email)_(?<key>.{1,400}))$/su;

/** Returns the row's cursor, fit for a URL. */
export function userCursorOf(position: UserCursorPosition): string {
	return position.by === "age" ? `age_${position.at}_${position.id}` : `${position.by}_${position.key}`;
}

/** Returns the row that a cursor names; undefined (the first page) for a malformed cursor. */
export function parseUserCursor(cursor: string): UserCursorPosition | undefined {
	const { at, id, by, key } = USER_CURSOR.exec(cursor)?.groups ?? {};
	if (id !== undefined) return { by: "age", at: Number(at), id };
	if (key === undefined) return undefined;
	return { by: by === "email" ? "email" : "name", key };
}

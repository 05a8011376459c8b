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

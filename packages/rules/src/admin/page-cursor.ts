/** A row of a list that is read by time, after which its next page begins. `at`: epoch milliseconds. */
export interface RowPlace {
	readonly at: number;
	readonly id: string;
}

const CURSOR = /^(\d{1,16})_([\w-]{1,100})$/;

/** Returns the place as an address can carry it. */
export function cursorOf({ at, id }: RowPlace): string {
	return `${at}_${id}`;
}

/** Returns the place that a cursor names; undefined, the beginning of the list, for what is none. */
export function placeOf(cursor: string): RowPlace | undefined {
	const [, at, id] = CURSOR.exec(cursor) ?? [];
	return id === undefined ? undefined : { at: Number(at), id };
}

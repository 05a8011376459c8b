/** A row of a list of users, after which its next page begins: by age, by name, or among those that a search finds by their address. */
export type UserPlace =
	| { readonly by: "age"; readonly at: number; readonly id: string }
	| { readonly by: "name"; readonly key: string }
	| { readonly by: "email"; readonly key: string };

const CURSOR = /^(?:age_(?<at>\d{1,16})_(?<id>[\w-]{1,64})|(?<by>name|email)_(?<key>.{1,400}))$/su;

/** Returns the place as an address can carry it. */
export function userCursorOf(place: UserPlace): string {
	return place.by === "age" ? `age_${place.at}_${place.id}` : `${place.by}_${place.key}`;
}

/** Returns the place that a cursor names; undefined, the beginning of the list, for what is none. */
export function userPlaceOf(cursor: string): UserPlace | undefined {
	const { at, id, by, key } = CURSOR.exec(cursor)?.groups ?? {};
	if (id !== undefined) return { by: "age", at: Number(at), id };
	if (key === undefined) return undefined;
	return { by: by === "email" ? "email" : "name", key };
}

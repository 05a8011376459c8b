import type { Item } from "./item.ts";

/** An item as it is sent: a new one has no id yet. */
export type SentItem = Omit<Item, "id" | "description"> & {
	readonly id?: string | undefined;
	readonly description?: string | undefined;
};

/** What lists show of a game's items, kept beside the game. */
export interface ItemsInShort {
	readonly count: number;
	readonly min: number;
	readonly max: number;
	/** The first two, without their values. */
	readonly cover: readonly Pick<Item, "id" | "name" | "imageUrl">[];
}

/** Returns the items as they are kept, each with an id. `newId` makes one that is asked for again where the game has it. */
export function storedItems(sent: readonly SentItem[], newId: () => string): Item[] {
	const taken = new Set(sent.flatMap(({ id }) => (id === undefined ? [] : [id])));
	return sent.map(({ id = unusedId(taken, newId), name, value, imageUrl, description }) => ({
		id,
		name,
		value,
		imageUrl,
		...(description && { description }),
	}));
}

function unusedId(taken: Set<string>, newId: () => string): string {
	let id = newId();
	while (taken.has(id)) id = newId();
	taken.add(id);
	return id;
}

/** Returns whether no two of the items that have an id have the same. */
export function hasOwnIds(sent: readonly Pick<SentItem, "id">[]): boolean {
	const ids = sent.flatMap(({ id }) => (id === undefined ? [] : [id]));
	return new Set(ids).size === ids.length;
}

/** Returns what lists show of a game's items. There must be one. */
export function itemsInShort(items: readonly Item[]): ItemsInShort {
	const values = items.map(({ value }) => value);
	return {
		count: items.length,
		min: Math.min(...values),
		max: Math.max(...values),
		cover: items.slice(0, 2).map(({ id, name, imageUrl }) => ({ id, name, imageUrl })),
	};
}

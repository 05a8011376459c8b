import { itemIcon } from "../art/item-icon.ts";
import { drawnItemUrl, type Item } from "./item.ts";

const OPTIONAL = ["description", "source", "note", "credit"] as const;
type OptionalField = (typeof OPTIONAL)[number];

export type SentItem = Omit<Item, "id" | OptionalField> & {
	readonly [Field in "id" | OptionalField]?: string | undefined;
};

/** What lists show of a game's items, stored beside the game. */
export interface ItemsSummary {
	readonly count: number;
	readonly min: number;
	readonly max: number;
	/** Whether each item has a source of its own. */
	readonly isSourced: boolean;
	/** Two, without their values: the first ones that are shown by more than letters, where there are any. */
	readonly cover: readonly Pick<Item, "id" | "name" | "imageUrl">[];
}

/** Returns the items as stored, each with an id. `newId` is called again while its id is taken. */
export function storedItems(sent: readonly SentItem[], newId: () => string): Item[] {
	const usedIds = new Set(sent.flatMap(({ id }) => (id === undefined ? [] : [id])));
	return sent.map(({ id = unusedId(usedIds, newId), name, value, imageUrl, ...sentTexts }) => ({
		id,
		name,
		value,
		imageUrl,
		...Object.fromEntries(OPTIONAL.flatMap((field) => (sentTexts[field] ? [[field, sentTexts[field]]] : []))),
	}));
}

function unusedId(usedIds: Set<string>, newId: () => string): string {
	let id = newId();
	while (usedIds.has(id)) id = newId();
	usedIds.add(id);
	return id;
}

/** Returns whether the ids are unique. Items without an id don't count. */
export function hasUniqueIds(sent: readonly Pick<SentItem, "id">[]): boolean {
	const ids = sent.flatMap(({ id }) => (id === undefined ? [] : [id]));
	return new Set(ids).size === ids.length;
}

/** Returns what lists show of a game's items, of which there must be at least one. */
export function summarizeItems(items: readonly Item[]): ItemsSummary {
	const values = items.map(({ value }) => value);
	const inOrder = [...items.filter(isPictured), ...items.filter((item) => !isPictured(item))];
	return {
		count: items.length,
		min: Math.min(...values),
		max: Math.max(...values),
		isSourced: items.every(({ source }) => source),
		cover: inOrder.slice(0, 2).map(({ id, name, imageUrl }) => ({ id, name, imageUrl })),
	};
}

function isPictured({ name, imageUrl }: Item): boolean {
	return imageUrl !== drawnItemUrl(name) || itemIcon(name) !== null;
}

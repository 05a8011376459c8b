import { blankRow, isBlank, itemOf, newId, type Row, type Sheet } from "./sheet.ts";

const MERGED_FIELDS = ["name", "description", "valueLabel", "privacyLevel", "timerSeconds"] as const;
export type MergedField = (typeof MERGED_FIELDS)[number];
export type Side = "mine" | "theirs";

export type Difference = {
	readonly key: string;
	readonly changedBy: "me" | "them" | "both";
} & (
	| { readonly kind: "field"; readonly field: MergedField }
	/** Null if that version lacks the item. */
	| { readonly kind: "item"; readonly id: string; readonly mine: Row | null; readonly theirs: Row | null }
	| { readonly kind: "order" }
);

export type Choices = Readonly<Record<string, Side>>;

/** @param base the common earlier version, if known */
export function differencesOf(base: Sheet | null, mine: Sheet, theirs: Sheet): Difference[] {
	const fields = MERGED_FIELDS.filter((field) => textOf(mine, field) !== textOf(theirs, field)).map(
		(field) => ({
			kind: "field" as const,
			key: field,
			field,
			changedBy: changedBy(base && textOf(base, field), textOf(mine, field), textOf(theirs, field)),
		}),
	);
	const items = itemDifferences(base && itemsOf(base), itemsOf(mine), itemsOf(theirs));
	const [mineOrder, theirOrder] = [commonOrder(mine, theirs), commonOrder(theirs, mine)];
	if (mineOrder === theirOrder) return [...fields, ...items];
	const order = changedBy(base && commonOrder(base, mine, theirs), mineOrder, theirOrder);
	return [...fields, ...items, { kind: "order", key: "order", changedBy: order }];
}

/** Returns the default choices: the side that changed, and "mine" if both did. */
export function suggestedChoices(differences: readonly Difference[]): Choices {
	return choicesOf(differences, ({ changedBy: by }) => (by === "them" ? "theirs" : "mine"));
}

export function choicesOf(
	differences: readonly Difference[],
	choose: (difference: Difference) => Side,
): Choices {
	return Object.fromEntries(differences.map((each) => [each.key, choose(each)]));
}

/** Applies the chosen parts of `theirs` to `mine`. */
export function merged(mine: Sheet, theirs: Sheet, choices: Choices): Sheet {
	const fields = MERGED_FIELDS.filter((field) => choices[field] === "theirs").map(
		(field) => [field, theirs[field]] as const,
	);
	const mineRows = new Map(mine.rows.map((row) => [row.id, row]));
	const theirRows = itemsOf(theirs);
	const chosen = orderedIds(mine, theirs, choices.order ?? "mine").flatMap((id) => {
		const row = choices[itemKey(id)] === "theirs" ? theirRows.get(id) : mineRows.get(id);
		return row ? [row] : [];
	});
	const rows = chosen.length > 0 ? chosen : [blankRow(newId())];
	return { ...mine, ...Object.fromEntries(fields), rows };
}

const itemKey = (id: string) => `item ${id}`;
const textOf = (sheet: Sheet, field: MergedField) => String(sheet[field]).trim();

function changedBy(base: string | null, mine: string, theirs: string): Difference["changedBy"] {
	if (base === mine) return "them";
	return base === theirs ? "me" : "both";
}

const itemsOf = (sheet: Sheet): ReadonlyMap<string, Row> =>
	new Map(sheet.rows.filter((row) => !isBlank(row)).map((row) => [row.id, row]));

type Items = ReturnType<typeof itemsOf>;

function itemDifferences(base: Items | null, mine: Items, theirs: Items): Difference[] {
	const written = (row: Row | undefined) => (row ? JSON.stringify(itemOf(row)) : "");
	return [...new Set([...mine.keys(), ...theirs.keys()])].flatMap((id) => {
		const [own, other] = [mine.get(id), theirs.get(id)];
		const [ownText, otherText] = [written(own), written(other)];
		if (ownText === otherText) return [];
		const by = changedBy(base && written(base.get(id)), ownText, otherText);
		return [
			{
				kind: "item" as const,
				key: itemKey(id),
				id,
				mine: own ?? null,
				theirs: other ?? null,
				changedBy: by,
			},
		];
	});
}

function commonOrder(sheet: Sheet, ...others: readonly Sheet[]): string {
	const known = others.map(itemsOf);
	return [...itemsOf(sheet).keys()].filter((id) => known.every((items) => items.has(id))).join(" ");
}

/** All rows in the order of one side. Items that only the other side has follow the same row as there. */
function orderedIds(mine: Sheet, theirs: Sheet, side: Side): readonly string[] {
	const [first, second] = side === "mine" ? [mine, theirs] : [theirs, mine];
	const items = itemsOf(second);
	const ids = first.rows.filter((row) => !isBlank(row) || !items.has(row.id)).map(({ id }) => id);
	const taken = new Set(ids);
	let before: string | null = null;
	for (const id of items.keys()) {
		if (!taken.has(id)) ids.splice(before === null ? 0 : ids.indexOf(before) + 1, 0, id);
		before = id;
	}
	return ids;
}

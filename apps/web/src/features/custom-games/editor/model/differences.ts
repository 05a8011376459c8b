import type { Item } from "@hilo/rules/custom-games/item";
import { PRIVACY_LABELS } from "@hilo/rules/custom-games/privacy";
import { timerText } from "../../game-view.ts";
import { type GameToSave, gameOf, type Sheet } from "./sheet.ts";

/** A difference between two versions of a game, as texts to show. */
export interface Difference {
	readonly key: string;
	readonly label: string;
	readonly changedBy: "me" | "them" | "both";
	readonly mine: string;
	readonly theirs: string;
}

const FIELDS = {
	name: "Name",
	description: "Description",
	valueLabel: "What is compared",
	question: "Question",
	thousandsSeparator: "Thousands separator",
	privacyLevel: "Who can play",
	timerSeconds: "Time for a guess",
} as const;
type Field = keyof typeof FIELDS;

/**
 * Returns no difference exactly if both versions are the same game.
 * @param baseSheet the common earlier version, if known
 */
export function differencesOf(baseSheet: Sheet | null, mySheet: Sheet, theirSheet: Sheet): Difference[] {
	const base = baseSheet && gameOf(baseSheet);
	const [mine, theirs] = [gameOf(mySheet), gameOf(theirSheet)];
	const fields = (Object.keys(FIELDS) as Field[]).flatMap((field) => {
		if (mine[field] === theirs[field]) return [];
		const changedBy = changedSide(base?.[field], mine[field], theirs[field]);
		const texts = { mine: fieldText(mine, field), theirs: fieldText(theirs, field) };
		return [{ key: field, label: FIELDS[field], changedBy, ...texts }];
	});
	return [...fields, ...itemDifferences(base, mine, theirs), ...orderDifference(base, mine, theirs)];
}

function changedSide<Value>(base: Value | undefined, mine: Value, theirs: Value): Difference["changedBy"] {
	if (base === mine) return "them";
	return base === theirs ? "me" : "both";
}

function fieldText(game: GameToSave, field: Field): string {
	if (field === "privacyLevel") return PRIVACY_LABELS[game.privacyLevel];
	if (field === "timerSeconds") return timerText(game.timerSeconds);
	if (field === "thousandsSeparator") return game.thousandsSeparator ? "1,969" : "1969";
	return game[field] || "Empty";
}

function itemDifferences(base: GameToSave | null, mine: GameToSave, theirs: GameToSave): Difference[] {
	const items = [base, mine, theirs].map((game) => new Map(game?.items.map((item) => [item.id, item])));
	const ids = new Set([...mine.items, ...theirs.items].map(({ id }) => id));
	return [...ids].flatMap((id) => {
		const [before, own, other] = items.map((each) => each.get(id));
		const [beforeJson, ownJson, otherJson] = [before, own, other].map((item) => JSON.stringify(item) ?? "");
		if (ownJson === otherJson) return [];
		const label = (own ?? other)?.name || "An item";
		const changedBy = changedSide(base ? beforeJson : undefined, ownJson, otherJson);
		return [{ key: `item ${id}`, label, changedBy, mine: itemText(own), theirs: itemText(other) }];
	});
}

function itemText(item: Item | undefined): string {
	if (!item) return "Not there";
	return [`${item.name} · ${item.value}`, item.imageUrl, item.description, item.source]
		.filter(Boolean)
		.join("\n");
}

function orderDifference(base: GameToSave | null, mine: GameToSave, theirs: GameToSave): Difference[] {
	const myOrder = commonOrder(mine, theirs);
	const theirOrder = commonOrder(theirs, mine);
	if (myOrder === theirOrder) return [];
	const changedBy = changedSide(base ? commonOrder(base, mine, theirs) : undefined, myOrder, theirOrder);
	const texts = { mine: orderText(mine), theirs: orderText(theirs) };
	return [{ key: "order", label: "Order of the items", changedBy, ...texts }];
}

/** The ids of the items that all versions have, in the order of the first. */
function commonOrder(game: GameToSave, ...others: readonly GameToSave[]): string {
	const known = others.map(({ items }) => new Set(items.map(({ id }) => id)));
	const ids = game.items.map(({ id }) => id);
	return ids.filter((id) => known.every((each) => each.has(id))).join(" ");
}

function orderText({ items }: GameToSave): string {
	const names = items.slice(0, 6).map(({ name }) => name || "…");
	return items.length > 6 ? `${names.join(", ")} …` : names.join(", ");
}

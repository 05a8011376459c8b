import type { ITEM_FIELDS } from "@hilo/rules/custom-games/item";
import { isPrivacyLevel } from "@hilo/rules/custom-games/privacy";
import { MAX_ROWS } from "./changes.ts";
import type { Row, Sheet } from "./sheet.ts";

/** An unsaved game as the browser stores it. */
export interface Draft {
	/** Lets the server recognise a new game that is sent twice. */
	readonly clientId: string;
	/** Whether a new game was sent already. It may exist although no answer came. */
	readonly wasSent: boolean;
	readonly version: number | null;
	readonly base: Sheet | null;
	readonly sheet: Sheet;
	readonly at: number;
}

export function parseDraft(text: string | null): Draft | null {
	try {
		return draftOf(JSON.parse(text ?? "null"));
	} catch {
		return null;
	}
}

type Unknown<Known> = Partial<Record<keyof Known, unknown>>;
const isObject = (value: unknown): value is object => typeof value === "object" && value !== null;

function draftOf(kept: unknown): Draft | null {
	if (!isObject(kept)) return null;
	const { clientId, wasSent, version, base, sheet: content, at }: Unknown<Draft> = kept;
	const sheet = sheetOf(content);
	if (typeof clientId !== "string" || typeof at !== "number" || !sheet) return null;
	const known = typeof version === "number" ? version : null;
	return { clientId, wasSent: wasSent === true, version: known, base: sheetOf(base), sheet, at };
}

function sheetOf(kept: unknown): Sheet | null {
	if (!isObject(kept)) return null;
	const { name, description, valueLabel, privacyLevel, timerSeconds, rows }: Unknown<Sheet> = kept;
	const isText = [name, description, valueLabel, privacyLevel].every((text) => typeof text === "string");
	if (!isText || typeof timerSeconds !== "number" || !Array.isArray(rows)) return null;
	const level = String(privacyLevel);
	const read = rows.slice(0, MAX_ROWS).flatMap(rowOf);
	if (!isPrivacyLevel(level) || read.length === 0) return null;
	return {
		name: String(name),
		description: String(description),
		valueLabel: String(valueLabel),
		privacyLevel: level,
		timerSeconds,
		rows: read,
	};
}

function rowOf(kept: unknown): Row[] {
	if (!isObject(kept)) return [];
	const { id, ...rest }: Unknown<Row> = kept;
	if (typeof id !== "string") return [];
	const text = (field: (typeof ITEM_FIELDS)[number]) => (typeof rest[field] === "string" ? rest[field] : "");
	return [
		{
			id,
			name: text("name"),
			value: text("value"),
			imageUrl: text("imageUrl"),
			description: text("description"),
		},
	];
}

import { dayTimeText } from "../shell/dates.ts";

export interface Change {
	readonly name: string;
	readonly before: string | null;
	readonly after: string | null;
}

/** Returns the differences by name. The name is "" if the value is not an object. */
export function changesOf(before: unknown, after: unknown): Change[] {
	const [was, is] = [thingsOf(before), thingsOf(after)];
	const names = [...new Set([...was.keys(), ...is.keys()])];
	return names
		.map((name) => ({ name, before: was.get(name) ?? null, after: is.get(name) ?? null }))
		.filter((change) => change.before !== change.after);
}

/** Flattens a value into shown texts. Nested names are joined with a point: "maintenance.isOn". */
function thingsOf(value: unknown, name = ""): Map<string, string> {
	if (value === null || value === undefined) return new Map();
	if (typeof value !== "object" || Array.isArray(value)) return new Map([[name, inWords(value)]]);
	const entries = Object.entries(value).flatMap(([key, each]) => [
		...thingsOf(each, name ? `${name}.${key}` : key),
	]);
	return new Map(entries);
}

const MOMENT = /^\+?\d{4,6}-\d\d-\d\dT[\d:.]+Z$/;
/** A later time means "no end". */
const NO_END = Date.UTC(9999, 0);

function inWords(value: unknown): string {
	if (typeof value === "string" && MOMENT.test(value))
		return Date.parse(value) < NO_END ? dayTimeText(value) : "no end";
	if (typeof value === "boolean") return value ? "yes" : "no";
	if (Array.isArray(value)) return value.length > 0 ? value.map(inWords).join(", ") : "none";
	if (typeof value === "object" && value !== null) return JSON.stringify(value);
	return String(value);
}

/** "isAdmin" becomes "is admin", "suspended_until" becomes "suspended until". */
export function spelledOut(name: string): string {
	return name
		.replace(/([a-z0-9])([A-Z])/g, (_, end: string, start: string) => `${end} ${start.toLowerCase()}`)
		.replaceAll("_", " ");
}

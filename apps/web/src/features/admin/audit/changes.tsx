import { dayTimeText, hasEnd } from "../shell/dates.tsx";

export function ChangeList({ before, after }: { before: unknown; after: unknown }) {
	const changes = changesOf(before, after);
	if (changes.length === 0) return null;
	return (
		<dl className="grid gap-1 text-sm">
			{changes.map(({ name, before, after }) => (
				<div key={name} className="flex flex-wrap gap-x-2 wrap-anywhere">
					{name && <dt className="text-muted">{nameText(name)}</dt>}
					<dd className="min-w-0 whitespace-pre-line">
						{before !== null && <del className="text-muted">{before}</del>}
						{before !== null && after !== null && <span aria-hidden="true"> → </span>}
						{after !== null && <ins className="font-semibold no-underline">{after}</ins>}
					</dd>
				</div>
			))}
		</dl>
	);
}

/** Returns the differences by name. The name is "" if the value is not an object. */
export function changesOf(before: unknown, after: unknown) {
	const [was, is] = [textsOf(before), textsOf(after)];
	const names = [...new Set([...was.keys(), ...is.keys()])];
	return names
		.map((name) => ({ name, before: was.get(name) ?? null, after: is.get(name) ?? null }))
		.filter((change) => change.before !== change.after);
}

/** Flattens a value into shown texts. Nested names are joined with a point: "maintenance.isOn". */
function textsOf(value: unknown, name = ""): Map<string, string> {
	if (value === null || value === undefined) return new Map();
	if (typeof value !== "object" || Array.isArray(value)) return new Map([[name, valueText(value)]]);
	const entries = Object.entries(value).flatMap(([key, each]) => [
		...textsOf(each, name ? `${name}.${key}` : key),
	]);
	return new Map(entries);
}

const MOMENT = /^\+?\d{4,6}-\d\d-\d\dT[\d:.]+Z$/;

function valueText(value: unknown): string {
	if (typeof value === "string" && MOMENT.test(value)) return hasEnd(value) ? dayTimeText(value) : "no end";
	if (typeof value === "boolean") return value ? "yes" : "no";
	if (Array.isArray(value)) return value.length > 0 ? value.map(valueText).join(", ") : "none";
	if (typeof value === "object" && value !== null) return JSON.stringify(value);
	return String(value);
}

/** "isAdmin" becomes "is admin", "suspended_until" becomes "suspended until". */
export function nameText(name: string): string {
	return name
		.replace(/([a-z0-9])([A-Z])/g, (_, end: string, start: string) => `${end} ${start.toLowerCase()}`)
		.replaceAll("_", " ");
}

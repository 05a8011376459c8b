import type { ItemField } from "../item.ts";
import { type ColumnStatistics, isWebPage } from "./column-statistics.ts";
import { fieldNamed, valueLikelihood } from "./field-names.ts";
import type { Columns, ImportQuestion } from "./import-result.ts";

/** A column with what is known of it. */
interface Candidate extends ColumnStatistics {
	readonly at: number;
	readonly heading: string;
	readonly named: ItemField | null;
	readonly rank: number;
}

export interface GuessedColumns {
	readonly columns: Columns;
	readonly questions: readonly ImportQuestion[];
}

/** Assigns columns to fields by their headings and contents. What is open, and not chosen, is asked. */
export function guessColumns(
	heading: readonly string[] | null,
	statistics: readonly ColumnStatistics[],
	chosen: Partial<Columns>,
): GuessedColumns {
	const candidates = statistics.map((column, at): Candidate => {
		const text = heading?.[at] ?? "";
		const named = fieldNamed(text);
		return { ...column, at, heading: text, named: named?.field ?? null, rank: named?.rank ?? 0 };
	});
	const tables = tablesSideBySide(candidates);
	const taken = new Set(Object.values(chosen));
	const chosenAt = chosen.name ?? chosen.value;
	const at = Math.max(
		0,
		tables.findIndex((table) => table.some((each) => each.at === chosenAt)),
	);
	const table = tables[at] ?? [];
	const left = table.filter((each) => !taken.has(each.at));
	const columns = { ...assign(left, heading !== null), ...chosen };
	return {
		columns,
		questions: [
			...tablesQuestion(tables, at, heading !== null),
			...codesQuestion(candidates, table, columns),
		],
	};
}

function assign(table: readonly Candidate[], hasHeading: boolean): Columns {
	const free = new Set(table);
	const take = (candidate: Candidate | undefined): number | null => {
		if (!candidate) return null;
		free.delete(candidate);
		return candidate.at;
	};
	const named = (field: ItemField) =>
		[...free].filter((each) => each.named === field).toSorted((a, b) => a.rank - b.rank)[0];
	const first = (matches: (candidate: Candidate) => boolean) => [...free].find(matches);
	const isForOthers = ({ named: field }: Candidate) => field !== null && field !== "value";
	const value = take(
		[...free]
			.filter((each) => each.filled > 0 && !isForOthers(each) && (each.isNumeric || isNamedValue(each)))
			.map((each) => ({ each, score: valueScore(each, table, hasHeading) }))
			.toSorted((a, b) => b.score - a.score)[0]?.each ?? named("value"),
	);
	const name = take(
		named("name") ??
			first((each) => isName(each) && !each.isCodes && each.distinct > 0.5) ??
			first((each) => isName(each) && each.isText) ??
			first((each) => each.named === null && each.filled > 0 && !each.isCounting && !each.isAddresses) ??
			first((each) => each.named === null && each.filled > 0),
	);
	const imageUrl = take(pictures([...free], named("imageUrl"), hasHeading, value));
	const source = take(
		[...free]
			.filter((each) => each.named === "source" && each.filled > 0)
			.toSorted((a, b) => a.rank - b.rank)[0] ??
			named("source") ??
			first((each) => each.named === null && each.isAddresses && !each.isPictures),
	);
	const description = take(
		named("description") ?? (hasHeading ? undefined : first((each) => each.isText && each.at > (value ?? 0))),
	);
	return {
		name,
		value,
		imageUrl,
		description,
		source,
		note: take(named("note")),
		credit: take(named("credit")),
	};
}

function isName({ named, isText }: Candidate): boolean {
	return named === null && isText;
}

function isNamedValue({ named, rank }: Candidate): boolean {
	return named === "value" && rank <= EXPLICIT_RANK;
}

/** Up to it a heading has no other meaning: "number", "score", "count" and "total" also stand over ranks. */
const EXPLICIT_RANK = 5;

/** "Link" and "url" also stand over pictures: "source" and "reference" don't. */
function isNamedSource({ named, rank }: Candidate): boolean {
	return named === "source" && rank <= EXPLICIT_RANK;
}

/** A picture's credit may be the address of its page, which ends like the picture. */
function isNamedText({ named }: Candidate): boolean {
	return named === "description" || named === "note" || named === "credit";
}

/** The last column of numbers that are many, different and not consecutive. */
function valueScore(candidate: Candidate, table: readonly Candidate[], hasHeading: boolean): number {
	const { at, heading, named, filled, rows, isNumeric, isCounting, isYears, distinct } = candidate;
	const position = at - (table[0]?.at ?? 0);
	return (
		(isNamedValue(candidate) ? 150 : named === "value" ? 20 : hasHeading ? valueLikelihood(heading) : 0) +
		(isNumeric ? 0 : -100) +
		(isCounting ? -50 : 0) +
		(isYears ? -30 : 0) +
		(filled > 1 && distinct < 0.2 ? -20 : 0) +
		(filled > 1 && distinct * filled <= 1 ? -20 : 0) +
		(filled * 2 < rows ? -40 : 0) +
		// Without a heading the documented order counts: name, value, picture, description.
		(!hasHeading && position === 1 ? 10 : 0) +
		position / 100
	);
}

/** By heading or by the ending of addresses; without a heading also by the documented place behind name and value. */
function pictures(
	free: readonly Candidate[],
	named: Candidate | undefined,
	hasHeading: boolean,
	value: number | null,
): Candidate | undefined {
	const ending = free.find((each) => each.isPictures && !isNamedText(each) && !isNamedSource(each));
	if (named) return named.isPictures || !ending || named.isAddresses ? named : ending;
	if (ending || hasHeading) return ending;
	return free.find(
		({ at, isAddresses, samples }) => isAddresses && at === 2 && value === 1 && !samples.some(isWebPage),
	);
}

/** Splits a table at empty columns, and where its headings begin again, if each part has names and numbers. */
function tablesSideBySide(all: readonly Candidate[]): readonly (readonly Candidate[])[] {
	const first = all[0]?.heading ?? "";
	const parts: Candidate[][] = [[]];
	for (const candidate of all) {
		const isEmpty = candidate.filled === 0 && candidate.heading === "";
		const isRepeated = candidate.at > 1 && first !== "" && candidate.heading === first;
		if (isEmpty || isRepeated) parts.push([]);
		if (!isEmpty) parts.at(-1)?.push(candidate);
	}
	const tables = parts.filter((part) => part.length > 0);
	const isWhole = (part: readonly Candidate[]) =>
		part.some(({ isNumeric }) => isNumeric) && part.some(({ isText }) => isText);
	return tables.length > 1 && tables.every(isWhole) ? tables : [all];
}

function tablesQuestion(
	tables: readonly (readonly Candidate[])[],
	chosenAt: number,
	hasHeading: boolean,
): ImportQuestion[] {
	if (tables.length < 2) return [];
	const options = tables.map((table, index) => {
		const columns = assign(table, hasHeading);
		const texts = [columns.name, columns.value].map((at) => columnText(table.find((each) => each.at === at)));
		return { label: texts.join(" and "), isChosen: index === chosenAt, choices: { columns } };
	});
	return [{ text: "Tables stand side by side. Which one do you want?", options }];
}

/** Beside names there may be codes: "NO" beside "Norway". */
function codesQuestion(
	candidates: readonly Candidate[],
	table: readonly Candidate[],
	columns: Columns,
): ImportQuestion[] {
	const chosen = columns.name === null ? undefined : candidates[columns.name];
	const others = table.filter(
		(each) =>
			each.isText && each.at !== chosen?.at && each.distinct > 0.9 && (each.isCodes || chosen?.isCodes),
	);
	const [other] = others;
	if (!chosen || !other || other.named === "description") return [];
	const options = [chosen, other]
		.toSorted((a, b) => a.at - b.at)
		.map((each) => ({
			label: columnText(each),
			isChosen: each.at === columns.name,
			choices: { columns: { name: each.at } },
		}));
	return [{ text: "Which column has the names?", options }];
}

/** "Country (Norway …)" */
function columnText(candidate: Candidate | undefined): string {
	if (!candidate) return "";
	const heading = candidate.heading || `Column ${candidate.at + 1}`;
	return candidate.samples[0] === undefined ? heading : `${heading} (${candidate.samples[0]} …)`;
}

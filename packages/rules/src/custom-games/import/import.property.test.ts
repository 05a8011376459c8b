import * as fc from "fast-check";
import { expect, it } from "vitest";
import {
	checkItemCredit,
	checkItemDescription,
	checkItemName,
	checkItemNote,
	checkItemSource,
	problemsOfItem,
} from "../item.ts";
import { toCsv, toJson } from "./csv.ts";
import { type ImportedItem, SEPARATORS } from "./import-result.ts";
import { readImport } from "./read-import.ts";

const ROOM = 500;

function reimport(source: string): readonly ImportedItem[] {
	const result = readImport(source, { room: ROOM });
	if (!result.isReadable) throw new Error(result.reason);
	expect(result.rows.flatMap(({ reason }) => reason ?? [])).toEqual([]);
	return result.rows.flatMap(({ item }) => item ?? []);
}

function expectToComeBack(items: readonly ImportedItem[]): void {
	if (items.length === 0) return;
	expect(reimport(toCsv(items))).toEqual(items);
	expect(reimport(toJson(items))).toEqual(items);
}

/** Cells that people and spreadsheets write, and texts that break parsers. */
const scrap = fc.oneof(
	fc.constantFrom(
		..."name value image title Amount https://example.org/a.png /x.png 1,234 1.234,5 3.2M 45% -5".split(" "),
		..."0 1e308 1e-7 n/a =1+1 @ - + ' [ ] { } : , ; __proto__ constructor null true".split(" "),
		...["1 234", "€ 12", "12 km", "\t", "\n", "\r\n", "\r", '"', '""', " "],
		...["\uFEFF", "\0", "\uD800", "\u00a0", '{"name":"a","value":1}'],
	),
	fc.string({ unit: "binary", maxLength: 8 }),
);
const brokenText = fc.array(scrap, { maxLength: 60 }).map((parts) => parts.join(""));

const lines = fc
	.tuple(fc.constantFrom(",", ";", "\t"), fc.array(fc.array(scrap, { maxLength: 5 }), { maxLength: 20 }))
	.map(([separator, rows]) => rows.map((cells) => cells.join(separator)).join("\n"));

const keys = fc.constantFrom("name", "value", "image", "imageUrl", "desc", "__proto__", "x");
const json = fc.oneof(
	fc.json(),
	fc.array(fc.dictionary(keys, fc.jsonValue())).map((list) => JSON.stringify(list)),
);

it("never throws, gives each row an item or a reason, and reads back its items from an export", () => {
	const sources = fc.oneof(brokenText, lines, json);
	fc.assert(
		fc.property(sources, fc.constantFrom(".", ",", undefined), (source, decimalMark) => {
			const overrides = decimalMark === undefined ? {} : { decimalMark };
			const result = readImport(source, { room: ROOM, overrides });
			if (!result.isReadable) return;
			for (const { item, reason } of result.rows) {
				expect(item === null).toBe(reason !== null);
				if (!item) continue;
				expect(problemsOfItem({ ...item, imageUrl: item.imageUrl || "/drawn/item/a.svg" })).toEqual([]);
			}
			expectToComeBack(result.rows.flatMap(({ item }) => item ?? []));
		}),
		{ numRuns: 500 },
	);
});

it("reads back every item of an exported game unchanged", () => {
	const text = fc.oneof(brokenText, fc.string({ unit: "grapheme" })).map((written) => written.trim());
	const item = fc.record(
		{
			name: text.filter((name) => checkItemName(name) === null),
			value: fc.oneof(
				fc.double({ min: 0, minExcluded: true, max: Number.MAX_VALUE, noNaN: true }),
				fc.integer({ min: 1, max: 2_000_000 }),
				fc.integer({ min: 1, max: 999_999 }).map((thousandths) => thousandths / 1000),
			),
			imageUrl: fc.constantFrom(
				"",
				"https://example.org/a,b;c.png?d=%22",
				"http://localhost:3000/a.png",
				`/pictures/${"a".repeat(32)}.webp`,
			),
			description: text.filter((words) => words !== "" && checkItemDescription(words) === null),
			source: fc.oneof(
				fc.constant("https://example.org/a,b?c=1;2"),
				text.filter((words) => words !== "" && checkItemSource(words) === null),
			),
			note: text.filter((words) => words !== "" && checkItemNote(words) === null),
			credit: fc.oneof(
				fc.constant("https://commons.wikimedia.org/wiki/File:A,b.jpg"),
				text.filter((words) => words !== "" && checkItemCredit(words) === null),
			),
		},
		{ requiredKeys: ["name", "value", "imageUrl"] },
	);
	fc.assert(fc.property(fc.array(item, { maxLength: 12 }), expectToComeBack), { numRuns: 300 });
});

it("gives the chosen columns of any table, with any separator and any heading", () => {
	const headings = ["Name", "value", "Picture", "url", "Rank", "Year", "Höhe (m)", "2019", "x, y", ""];
	const letters = fc.stringMatching(/^[A-Za-zéß][A-Za-zéß0-9 ,;|"&.-]{0,12}[a-zé]$/);
	const tables = fc.integer({ min: 2, max: 6 }).chain((width) =>
		fc.record({
			heading: fc.array(fc.constantFrom(...headings), { minLength: width, maxLength: width }),
			rows: fc.array(
				fc.record({
					name: letters,
					value: fc.integer({ min: 1, max: 9_999_999 }),
					others: fc.array(fc.oneof(letters, fc.nat().map(String)), { minLength: width, maxLength: width }),
				}),
				{ minLength: 1, maxLength: 8 },
			),
			name: fc.nat({ max: width - 1 }),
			value: fc.nat({ max: width - 1 }),
		}),
	);
	const separators = fc.constantFrom("comma", "semicolon", "tab", "pipe" as const);
	const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`;
	fc.assert(
		fc.property(tables, separators, ({ heading, rows, name, value }, separator) => {
			fc.pre(name !== value && heading.some((word) => word !== ""));
			const cells = rows.map((row) =>
				row.others.map((other, at) => (at === name ? row.name : at === value ? String(row.value) : other)),
			);
			const text = [heading, ...cells].map((row) => row.map(quoted).join(SEPARATORS[separator])).join("\n");
			const overrides = { separator, hasHeading: true, skippedRows: 0, columns: { name, value } };
			const result = readImport(text, { room: ROOM, overrides });
			expect(result.isReadable && result.rows.map(({ item }) => [item?.name, item?.value])).toEqual(
				rows.map((row) => [row.name, row.value]),
			);
		}),
		{ numRuns: 200 },
	);
});

it.each(["=", "+", "-", "@", "'=", "''=", "a;=", "a\n@", "＝"])(
	"writes no cell that a spreadsheet would run: one that begins with %j",
	(start) => {
		const name = `${start}cmd|' /C calc'!A0`;
		const items = [{ name, value: 1, imageUrl: "", description: name }];
		expect(toCsv(items)).not.toMatch(/(?:^|[",;\t\r\n])\s*[=+\-@＝＋－＠]/);
		expect(reimport(toCsv(items))).toEqual(items);
	},
);

import { CATEGORY_IDS } from "@hilo/rules/custom-games/categories";
import { readImport } from "@hilo/rules/custom-games/import/read-import";
import { ITEM_FIELDS } from "@hilo/rules/custom-games/item";
import { LICENCE_IDS } from "@hilo/rules/custom-games/licences";
import { PRIVACY_LEVELS } from "@hilo/rules/custom-games/privacy";
import { readTypedNumber } from "@hilo/rules/text/numbers";
import fc from "fast-check";
import { expect, test } from "vitest";
import { parseDraft } from "../draft.ts";
import type { Change } from "./changes.ts";
import { type EditAction, openHistory, reduceHistory } from "./history.ts";
import { blockCells, importedCells } from "./pasted-cells.ts";
import { sheetProblems } from "./problems.ts";
import { blankRow, emptySheet, type Row, type Sheet, valueText } from "./sheet.ts";

const id = fc.constantFrom("a", "b", "c", "d", "e", "f");
const text = fc.oneof(fc.constantFrom("", "Ada", "12", "1,200"), fc.string({ maxLength: 8 }));
const field = fc.constantFrom(...ITEM_FIELDS);
const row: fc.Arbitrary<Row> = fc.record({
	id,
	name: text,
	value: text,
	imageUrl: text,
	description: text,
	source: text,
	note: text,
	credit: text,
});
const rows = fc.uniqueArray(row, { selector: (each) => each.id, minLength: 1 });
const sheet: fc.Arbitrary<Sheet> = fc.record({
	name: text,
	description: text,
	valueLabel: text,
	question: text,
	source: text,
	asOf: text,
	licence: fc.option(fc.constantFrom(...LICENCE_IDS)),
	thousandsSeparator: fc.option(fc.boolean()),
	category: fc.option(fc.constantFrom(...CATEGORY_IDS)),
	privacyLevel: fc.constantFrom(...PRIVACY_LEVELS),
	timerSeconds: fc.integer({ min: 0, max: 30 }),
	rows,
});

let last = 0;
const fresh = fc.constant(null).map(() => `new${++last}`);
const change: fc.Arbitrary<Change> = fc.oneof(
	fc.record({
		type: fc.constant("text"),
		field: fc.constantFrom("name", "description", "valueLabel", "question", "source", "asOf"),
		text,
	}),
	fc.record({ type: fc.constant("category"), category: fc.option(fc.constantFrom(...CATEGORY_IDS)) }),
	fc.record({ type: fc.constant("licence"), licence: fc.option(fc.constantFrom(...LICENCE_IDS)) }),
	fc.record({ type: fc.constant("privacy"), level: fc.constantFrom(...PRIVACY_LEVELS) }),
	fc.record({ type: fc.constant("timer"), seconds: fc.integer({ min: 0, max: 30 }) }),
	fc.record({ type: fc.constant("cell"), id, field, text }),
	fc.record({ type: fc.constant("insert"), at: fc.nat(7), row: fresh.map(blankRow) }),
	fc.record({
		type: fc.constant("paste"),
		at: fc.nat(3),
		field,
		lines: fc.array(fc.record({ id: fresh, cells: fc.array(text, { maxLength: 5 }) }), { maxLength: 9 }),
	}),
	fc.record({
		type: fc.constant("add"),
		rows: fc.array(fresh.map(blankRow), { maxLength: 3 }),
		mode: fc.constantFrom("append", "replace"),
	}),
	fc.record({ type: fc.constant("draw"), id: fc.option(id) }),
	fc.record({ type: fc.constant("move"), id, to: fc.integer({ min: -1, max: 8 }) }),
	fc.record({ type: fc.constant("remove"), id }),
	fc.record({
		type: fc.constant("sort"),
		by: fc.constantFrom("name", "value"),
		direction: fc.constantFrom("ascending", "descending"),
	}),
) as fc.Arbitrary<Change>;
const step: fc.Arbitrary<EditAction> = fc.oneof(
	{ weight: 6, arbitrary: change },
	{
		weight: 1,
		arbitrary: fc.constantFrom<EditAction>({ type: "undo" }, { type: "redo" }, { type: "settle" }),
	},
);

test("every series of changes can be undone and redone", () => {
	fc.assert(
		fc.property(sheet, fc.array(step, { maxLength: 40 }), (first, steps) => {
			const done = steps.reduce(reduceHistory, openHistory(first));
			let back = done;
			while (back.past.length > 0) back = reduceHistory(back, { type: "undo" });
			expect(back.sheet).toEqual(first);
			while (back.future.length > done.future.length) back = reduceHistory(back, { type: "redo" });
			expect(back.sheet).toBe(done.sheet);
		}),
	);
});

test("a sheet always has rows, with unique ids", () => {
	fc.assert(
		fc.property(sheet, fc.array(step, { maxLength: 40 }), (first, steps) => {
			const { sheet: after } = steps.reduce(reduceHistory, openHistory(first));
			expect(after.rows.length).toBeGreaterThan(0);
			expect(new Set(after.rows.map((each) => each.id)).size).toBe(after.rows.length);
			expect(() => sheetProblems(after)).not.toThrow();
		}),
	);
});

test("a stored sheet is read back unchanged", () => {
	fc.assert(
		fc.property(sheet, (content) => {
			const draft = { clientId: "x", wasSent: true, version: 3, sheet: content };
			expect(parseDraft(JSON.parse(JSON.stringify(draft)))).toEqual(draft);
		}),
	);
});

test("any readable draft can be edited", () => {
	fc.assert(
		fc.property(fc.jsonValue(), (stored) => {
			expect(() => parseDraft(stored)).not.toThrow();
		}),
	);
});

test("a written number is read back as the same", () => {
	const positive = fc.double({ min: 0, noNaN: true, noDefaultInfinity: true, minExcluded: true });
	fc.assert(
		fc.property(positive, (value) => {
			expect(readTypedNumber(valueText(value))).toBe(value);
		}),
	);
});

test("any text can be pasted, and tables are pasted unchanged", () => {
	fc.assert(
		fc.property(fc.string(), (any) => {
			expect(() => blockCells(any)).not.toThrow();
			expect(() => importedCells(readImport(any, { room: 10 }))).not.toThrow();
		}),
	);
	const cell = fc.string({ maxLength: 9 }).map((each) => each.trim());
	const table = fc
		.tuple(fc.integer({ min: 2, max: 4 }), fc.integer({ min: 1, max: 6 }))
		.chain(([width, height]) =>
			fc.array(fc.array(cell, { minLength: width, maxLength: width }), {
				minLength: height,
				maxLength: height,
			}),
		);
	fc.assert(
		fc.property(table, (cells) => {
			const written = cells
				.map((line) => line.map((each) => `"${each.replaceAll('"', '""')}"`).join("\t"))
				.join("\r\n");
			expect(blockCells(written)).toEqual(cells);
		}),
	);
});

test("a stored draft gets the fields that another version of the site did not store", () => {
	const { question: _, source: _source, asOf: _asOf, licence: _licence, ...older } = emptySheet();
	const rows = [{ id: "a", name: "Ada" }, { ...blankRow("b"), name: 7 }, null];
	const draft = parseDraft({ clientId: "c", wasSent: false, version: 1, sheet: { ...older, rows } });
	expect(draft?.sheet).toEqual({ ...emptySheet(), rows: [{ ...blankRow("a"), name: "Ada" }] });
});

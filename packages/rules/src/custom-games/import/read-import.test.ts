import { describe, expect, it } from "vitest";
import { MAX_ITEMS } from "../caps.ts";
import type { ImportedTable, ImportOverrides } from "./import-result.ts";
import { readImport } from "./read-import.ts";

const FAILED = "Failed to parse import data. Please check the format.";
const PICTURE = "https://example.org/a.png";

function read(source: string, overrides: ImportOverrides = {}, room = MAX_ITEMS): ImportedTable {
	const result = readImport(source, { room, overrides });
	if (!result.isReadable) throw new Error(result.reason);
	return result;
}

const items = (source: string) => read(source).rows.map(({ item }) => item);
const values = (source: string) => read(source).rows.map(({ item, reason }) => item?.value ?? reason);

describe("the formats", () => {
	const everest = { name: "Everest", value: 8849, imageUrl: PICTURE, description: "In Asia" };

	it.each([
		["commas", `Everest, 8849, ${PICTURE}, In Asia`],
		["tabs", `Everest\t8849\t${PICTURE}\tIn Asia`],
		["semicolons", `Everest;8849;${PICTURE};In Asia`],
		["a heading in another order", `desc,pic,Amount,Title\r\nIn Asia,${PICTURE},8849,Everest\r\n`],
		["other words over the columns", `Mountain;Height;Photo\nEverest;8849;${PICTURE};In Asia`],
		["a byte order mark", `\uFEFFname,value,image,description\nEverest,8849,${PICTURE},In Asia`],
		["quotes", `"Everest" , "8,849", "${PICTURE}","In Asia"`],
		["JSON", JSON.stringify([{ name: "Everest", value: 8849, image: PICTURE, description: "In Asia" }])],
		[
			"JSON of a game",
			JSON.stringify({ items: [{ Name: "Everest", value: "8,849", imageUrl: PICTURE, desc: "In Asia" }] }),
		],
	])("reads %s", (_, source) => {
		const { description, ...rest } = everest;
		const hasDescription = !source.startsWith("Mountain");
		expect(items(source)).toEqual([hasDescription ? { ...rest, description } : rest]);
	});

	it("keeps separators, line breaks and quotes inside quotes, and counts the lines inside", () => {
		const { rows } = read('"a, b",1\n"c ""d""\ne",2\nf,x');
		expect(rows.map(({ row, item }) => [row, item?.name])).toEqual([
			[1, "a, b"],
			[2, 'c "d"\ne'],
			[4, undefined],
		]);
	});

	it("reads an unclosed quote as a letter, and loses no line", () => {
		expect(items('"The Who,5\n12" single,6\n"Kinks",7').map((item) => item?.name)).toEqual([
			'"The Who',
			'12" single',
			"Kinks",
		]);
	});

	it("finds names behind a column of row numbers", () => {
		const table = read("1\tEverest\t8849\n2\tK2\t8611\n3\tKangchenjunga\t8586");
		expect(table.rows.map(({ item }) => item)).toMatchObject([
			{ name: "Everest", value: 8849 },
			{ name: "K2" },
			{},
		]);
	});

	it.each(["", "  \n ", "[", "[]", "{}", '[{"name":', "name,value"])(
		"refuses %j with the general error",
		(source) => expect(readImport(source, { room: 10 })).toEqual({ isReadable: false, reason: FAILED }),
	);

	it("refuses more than 1 MB, in bytes", () => {
		const reason = "This is more than 1 MB. Import it in parts.";
		expect(readImport("é".repeat(600_000), { room: 10 })).toEqual({ isReadable: false, reason });
		expect(readImport("e".repeat(600_000), { room: 10 }).isReadable).toBe(true);
	});
});

describe("numbers", () => {
	it.each<[string, number]>([
		["1,234.5", 1234.5],
		["1.234,5", 1234.5],
		["1 234", 1234],
		["12,34,567", 1_234_567],
		["1.234.567", 1_234_567],
		["0,123", 0.123],
		["3.2M", 3_200_000],
		["5k", 5000],
		["$1.5B", 1_500_000_000],
		["US$ 3.2m", 3_200_000],
		["45%", 45],
		["3.5 km²", 3.5],
		["8,848.86 m (2020)[1]", 8848.86],
		["1.005k", 1005],
		["12 ms", 12],
	])("reads %s", (text, value) =>
		expect(values(JSON.stringify([{ name: "a", value: text }]))).toEqual([value]),
	);

	it.each(["", "n/a", "5-6", "2019-05-01", "12:30", "5'11", "1,2,3", "1 23", "five", "1.2.3,4,5"])(
		"refuses %j as a number",
		(text) =>
			expect(values(JSON.stringify([{ name: "a", value: text }]))).toEqual([
				expect.stringMatching(/isn't a number|There is no value/),
			]),
	);

	it.each([0, -5, "-5", "−5", "0.0", "1e999"])("refuses %j because it is not above 0", (value) =>
		expect(values(JSON.stringify([{ name: "a", value }]))).toEqual(["Value must be greater than 0"]),
	);

	it("reads an ambiguous mark by the whole column, and reports it", () => {
		const comma = read("a\t1,234\nb\t5,5");
		expect(comma.rows.map(({ item }) => item?.value)).toEqual([1.234, 5.5]);
		expect(comma).toMatchObject({
			choices: { decimalMark: "," },
			offers: { decimalMark: true },
			notes: ["In “1,234” we read a decimal comma."],
		});
		expect(values("a\t1,234\nb\t2,345\nc\t5.5")).toEqual([1234, 2345, 5.5]);
		expect(values("a\t1,234")).toEqual([1234]);
		expect(values("a;1.234")).toEqual([1234]);
		expect(read("a;1.234", { decimalMark: "." }).rows[0]?.item?.value).toBe(1.234);
		expect(read("a\t1.5")).toMatchObject({ offers: { decimalMark: false }, notes: [] });
	});

	it("reads a lower-case m as millions only beside thousands or millions", () => {
		expect(values("a\t900k\nb\t1.2m")).toEqual([900_000, 1_200_000]);
		expect(values("a\t900m\nb\t1.2m")).toEqual([900, 1.2]);
		expect(values("a\t900 m\nb\t1.2k")).toEqual([900, 1200]);
	});

	it("reports what it left out and calculated", () => {
		expect(read("a\t900k\nb\t1.2M\nc\t5 km").notes).toEqual(["“900k” became 900,000 (and 1 other like it)."]);
		expect(read("a\t5 km\nb\t6 km").notes).toEqual(["“km” left out: values are numbers only."]);
	});
});

describe("rows", () => {
	it("reports which rows are refused, and why", () => {
		const { rows } = read(`,5\n${"x".repeat(101)},5\nfine,5\nnone,\n\uD800,5`);
		expect(rows.map(({ row, reason }) => [row, reason])).toEqual([
			[1, "Item name is required"],
			[2, "Item name must be at most 100 characters"],
			[3, null],
			[4, "There is no value"],
			[5, "This text has characters that can't be saved"],
		]);
	});

	it("accepts a row with an unusable picture or description, and reports it", () => {
		const { rows } = read(
			`a\t1\tcat.png\nb\t2\thttp://example.org/b.png\nc\t3\t\t${"d".repeat(301)}\nA\t4\t${PICTURE}`,
		);
		expect(rows.map(({ item, notes }) => [item?.imageUrl, notes])).toEqual([
			["", ["Picture left out: The image must be an https address or a picture uploaded here"]],
			["https://example.org/b.png", ["Picture's address changed from http to https"]],
			["", ["Description cut to 300 characters"]],
			[PICTURE, ["Same name as row 1"]],
		]);
	});

	it("refuses items beyond the room", () => {
		const { rows } = read("a\t1\nb\t2\nc\tx\nd\t4", {}, 1);
		expect(rows.map(({ reason }) => reason)).toEqual([
			null,
			"A game can have at most 500 items",
			expect.stringContaining("x"),
			"A game can have at most 500 items",
		]);
	});
});

const SOURCED = {
	source: "Survey of 2020",
	note: "It grew: 3, then 4",
	credit: "https://c.example/File:A.jpg",
};

it.each([
	["Land,Area,id,source,note,credit", "Peru,1512,77", 1512],
	["Land,Area,Reference,Notes,Photo credit", "Peru,1,512", 1512],
	["Land,Area,id,Citation,Remark,Attribution", "Peru,12 ha,", 12],
])("reads the last columns of %s, and takes no credit for a picture", (heading, cells, value) => {
	const last = Object.values(SOURCED).map((text) => `"${text}"`);
	const [first] = items(`${heading}\n${cells},${last}\nChad,7,${heading.includes("id") ? "," : ""}${last}`);
	expect(first).toEqual({ name: "Peru", value, imageUrl: "", ...SOURCED });
});

const filled = (part: string) => part.repeat(Math.floor(1_000_000 / part.length));

it.each([
	["quotes that are not closed", `"x${filled(',"')}`],
	["quotes within quotes", filled('"a"b,')],
	["digits", filled("1")],
	["brackets", filled("[1,")],
	["opened objects", filled('{"a":')],
	["curly quotes that are not closed", `a,b\nc\n${",“".repeat(100_000)}`],
	["long blanks before a separator of lines", filled(`a${" ".repeat(190)}x\u2028y\n`)],
	["long blanks before a bracket", filled(`a${" ".repeat(190)}(x\u2029)y\n`)],
	["long blanks around equals signs", filled(`a${" ".repeat(90)}=${" ".repeat(90)}=\n`)],
])("reads 1 MB of %s in linear time", (_, text) => {
	// Work that grows faster than the length would exceed the test's timeout.
	readImport(text, { room: MAX_ITEMS });
	readImport(text, { room: MAX_ITEMS, overrides: { separator: "none" } });
});

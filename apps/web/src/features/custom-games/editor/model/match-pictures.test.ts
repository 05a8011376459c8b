import { expect, test } from "vitest";
import { matchPictures } from "./match-pictures.ts";
import { blankRow } from "./sheet.ts";

const row = (id: string, name: string, imageUrl = "") => ({ ...blankRow(id), name, imageUrl });
const match = (names: readonly string[], rows: readonly ReturnType<typeof row>[]) => {
	const { matched, unmatched } = matchPictures(
		names.map((name) => ({ name })),
		rows,
	);
	return {
		matched: matched.map(([id, { name }]) => [id, name]),
		unmatched: unmatched.map(({ name }) => name),
	};
};

test.for([
	["Eiffel Tower.png", "Eiffel Tower"],
	["eiffel-tower.JPEG", "Eiffel Tower"],
	["EIFFEL_TOWER.webp", " Eiffel  Tower "],
	["zurich.png", "Zürich"],
	["Z\u0075\u0308rich.png", "Z\u00fcrich"],
	["st. john's.png", "St Johns"],
	["東京.png", "東京"],
	["tromso.png", "Tromsø"],
	["Lodz.jpg", "Łódź"],
	["strasse.png", "Straße"],
	["istanbul.png", "İstanbul"],
	["diyarbakir.png", "Diyarbakır"],
	["Star Wars Episode IV.png", "Star Wars: Episode IV"],
	["50-50.png", "50/50"],
	["Node.js.png", "Node.js"],
	["🐶.png", "🐶"],
] as const)("finds the item of %s", ([file, name]) => {
	expect(match([file], [row("a", "Another"), row("b", name)])).toEqual({
		matched: [["b", file]],
		unmatched: [],
	});
});

test.for([
	["C C++ C# F# Java", "C++.png C#.png C.png", "C++ C# C"],
	["Windows-3.1 Windows-31 1.5 15", "Windows-31.png 15.png", "Windows-31 15"],
	["1,5 15 150", "15.png 1.5.png", "15 1,5"],
	["が か", "か.png", "か"],
	["हिन्दी हन्द", "हन्द.png", "हन्द"],
	["Öl Ol", "ol.png Öl.png", "Ol Öl"],
	["Polo polo", "polo.png Polo.png", "polo Polo"],
	["A B", "b.png a.png", "B A"],
] as const)("gives each of %s the file with exactly its name", ([names, files, expected]) => {
	const rows = names.split(" ").map((name, at) => row(String(at), name));
	const { matched } = match(files.split(" "), rows);
	expect(matched.map(([id]) => rows[Number(id)]?.name).join(" ")).toBe(expected);
});

test.for([
	["C.png", "C++"],
	["C.png", "C#"],
	["Windows 31.png", "Windows 3.1"],
	["か.png", "が"],
	["हन्द.png", "हिन्दी"],
	["Kiev.png", "Kyiv"],
] as const)("asks about %s beside %s", ([file, name]) => {
	expect(match([file], [row("a", name)])).toEqual({ matched: [], unmatched: [file] });
});

test("fills items without a picture before others with the same name, each once", () => {
	const rows = [
		row("a", "K2", "https://example.org/k2.png"),
		row("b", "k2", "/drawn/item/k2.svg"),
		row("c", "K2"),
	];
	expect(match(["K2.png", "k-2.png", "K 2.png", "K_2.png"], rows)).toEqual({
		matched: [
			["c", "K2.png"],
			["b", "k-2.png"],
			["a", "K 2.png"],
		],
		unmatched: ["K_2.png"],
	});
});

test("matches no item without letters", () => {
	expect(match(["---.png", "Everest.png"], [row("a", ""), row("b", "…")])).toEqual({
		matched: [],
		unmatched: ["---.png", "Everest.png"],
	});
});

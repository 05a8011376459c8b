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
] as const)("finds the item of %s", ([file, name]) => {
	expect(match([file], [row("a", "Another"), row("b", name)])).toEqual({
		matched: [["b", file]],
		unmatched: [],
	});
});

test("fills items without a picture before others with the same name, each once", () => {
	const rows = [
		row("a", "K2", "https://example.org/k2.png"),
		row("b", "k2", "/drawn/item/k2.svg"),
		row("c", "K2"),
	];
	expect(match(["K2.png", "k-2.png", "K 2.png", "K_2.png"], rows)).toEqual({
		matched: [
			["b", "K2.png"],
			["c", "k-2.png"],
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

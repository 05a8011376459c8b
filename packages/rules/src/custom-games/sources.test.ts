import { expect, it } from "vitest";
import { checkAsOf } from "./game.ts";
import { itemCard, problemsOfItem } from "./item.ts";
import { storedItems, summarizeItems } from "./stored-items.ts";

const everest = { id: "e", name: "Everest", value: 8849, imageUrl: "/drawn/mountain/everest.svg" };

it.each(["", "2026", "2026-08", "2026-08-31", "2024-02-29", " 1969 "])("takes %j for a date", (date) =>
	expect(checkAsOf(date)).toBeNull(),
);

it.each([
	..."0 26 0999 02026 2026-8 2026-13 2026-00 2026-02-30 2025-02-29 2026-08-32 2026-08-00 2026/08 2026-".split(
		" ",
	),
	..."2026-08-31T00:00 -2026 20260831 August".split(" "),
	"2026 - 08",
])("refuses %j as a date", (date) => expect(checkAsOf(date)).toBe("custom-games/as-of-invalid"));

it("keeps an item's facts beside its value, an address as a link named after its host", () => {
	const source = "https://en.wikipedia.org/wiki/Everest";
	expect(itemCard({ ...everest, source, note: "It grows.", credit: "Ann" }).facts).toEqual({
		source: "en.wikipedia.org",
		sourceUrl: source,
		note: "It grows.",
		credit: "Ann",
	});
	expect(itemCard({ ...everest, source: "javascript:alert(1)" }).facts).toEqual({
		source: "javascript:alert(1)",
	});
	expect(itemCard(everest)).not.toHaveProperty("facts");
});

it("counts the 200 characters of a note and a credit as people do", () => {
	const codes = (length: number) =>
		problemsOfItem({ ...everest, note: "🏔".repeat(length), credit: "🏔".repeat(length) }).map(
			({ code }) => code,
		);
	expect(codes(200)).toEqual([]);
	expect(codes(201)).toEqual(["custom-games/item-note-too-long", "custom-games/item-credit-too-long"]);
});

it("says that a game is sourced where each item has a source, and stores no empty texts", () => {
	const sent = [
		{ ...everest, source: "Survey", note: "", credit: "Ann" },
		{ ...everest, id: "k", source: "" },
	];
	const [first, second] = storedItems(sent, () => "x");
	expect(first).toEqual({ ...everest, source: "Survey", credit: "Ann" });
	expect(second).toEqual({ ...everest, id: "k" });
	expect(summarizeItems(storedItems(sent.slice(0, 1), () => "x")).isSourced).toBe(true);
	expect(summarizeItems(storedItems(sent, () => "x")).isSourced).toBe(false);
});

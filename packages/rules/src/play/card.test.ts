import { expect, it } from "vitest";
import { type Card, withoutValue } from "./card.ts";

it("keeps back a card's number and article, and nothing else", () => {
	const card: Card = {
		id: "fr",
		name: "France",
		detail: "Europe",
		art: { kind: "flag", iso2: "fr" },
		estimate: true,
		value: 89_400_000,
		article: "Tourism in France in 2018, with 89.4 million visitors",
	};
	expect(withoutValue(card)).toEqual({
		id: "fr",
		name: "France",
		detail: "Europe",
		art: { kind: "flag", iso2: "fr" },
		estimate: true,
	});
	expect(JSON.stringify(withoutValue(card))).not.toContain("89");
});

import { expect, it } from "vitest";
import { type Card, withoutValue } from "./card.ts";

it("keeps a card's number back, and nothing else", () => {
	const card: Card = {
		id: "fr",
		name: "France",
		detail: "Europe",
		art: { kind: "flag", iso2: "fr" },
		value: 89_400_000,
	};
	expect(withoutValue(card)).toEqual({
		id: "fr",
		name: "France",
		detail: "Europe",
		art: { kind: "flag", iso2: "fr" },
	});
	expect(JSON.stringify(withoutValue(card))).not.toContain("89");
});

import { expect, it } from "vitest";
import { cleanLongText } from "../text/player-text.ts";
import { checkLegalText, MAX_LEGAL_TEXT_LENGTH } from "./legal.ts";
import { checkUpdateContent, checkUpdateTitle, updateState } from "./updates.ts";

it.each([
	[checkUpdateTitle, " \n ", "site/update-title-empty"],
	[checkUpdateTitle, "𝒜".repeat(100), null],
	[checkUpdateTitle, "a".repeat(101), "site/update-title-too-long"],
	[checkUpdateTitle, "a\0b", "site/update-unreadable"],
	[checkUpdateContent, ` ${"a".repeat(2_000)}\n`, null],
	[checkUpdateContent, "a".repeat(2_001), "site/update-content-too-long"],
	[checkLegalText, "a".repeat(MAX_LEGAL_TEXT_LENGTH), null],
	[checkLegalText, "a".repeat(MAX_LEGAL_TEXT_LENGTH + 1), "site/legal-too-long"],
	[checkLegalText, " ", "site/legal-empty"],
	[checkLegalText, "\u2066\u2069\u200b", "site/legal-empty"],
	[checkLegalText, `a${"\u0301".repeat(6)}`, null],
])("checks the length of a text, without the blanks around it: %#", (check, text, code) => {
	expect(check(text)).toBe(code);
});

it("normalises line ends, and removes controls of direction as it counts", () => {
	const text = `${"a".repeat(2_000)}${"\u202e".repeat(500)}`;
	expect([checkUpdateContent(text), cleanLongText(text)]).toEqual([null, "a".repeat(2_000)]);
	expect(cleanLongText(" a\r\nb\rc \n")).toBe("a\nb\nc");
});

it("hides drafts, and scheduled updates until their date", () => {
	const states = [
		{ isPublished: false, publishedAt: 1 },
		{ isPublished: true, publishedAt: 2 },
		{ isPublished: true, publishedAt: 3 },
	].map((update) => updateState(update, 2));
	expect(states).toEqual(["draft", "published", "scheduled"]);
});

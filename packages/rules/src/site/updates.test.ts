import { expect, it } from "vitest";
import { checkLegalText, MAX_LEGAL_TEXT_LENGTH } from "./legal.ts";
import { cleanLongText } from "./long-text.ts";
import { checkUpdateContent, checkUpdateTitle, updateState } from "./updates.ts";

it.each([
	["", "site/update-title-empty"],
	[" \n ", "site/update-title-empty"],
	["𝒜".repeat(100), null],
	["a".repeat(101), "site/update-title-too-long"],
	["a\0b", "site/update-unreadable"],
	["\ud800", "site/update-unreadable"],
])("judges the title %j", (title, code) => {
	expect(checkUpdateTitle(title)).toBe(code);
});

it("limits the length of texts, without the blanks around them", () => {
	expect(checkUpdateContent(` ${"a".repeat(2_000)}\n`)).toBeNull();
	expect(checkUpdateContent("a".repeat(2_001))).toBe("site/update-content-too-long");
	expect(checkLegalText("a".repeat(MAX_LEGAL_TEXT_LENGTH))).toBeNull();
	expect(checkLegalText("a".repeat(MAX_LEGAL_TEXT_LENGTH + 1))).toBe("site/legal-too-long");
	expect(checkLegalText(" ")).toBe("site/legal-empty");
});

it("normalises line ends", () => {
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

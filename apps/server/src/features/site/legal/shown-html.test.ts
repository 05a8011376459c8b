import { expect, it } from "vitest";
import { freshHtml } from "./shown-html.ts";

it.each([
	["emphasis in emphasis", "*a ".repeat(15_000) + "a*".repeat(15_000)],
	[
		"a table with more cells than characters",
		`|${"a|".repeat(500)}\n|${"-|".repeat(500)}\n${"a\n".repeat(40_000)}`,
	],
])("gives up on a text that takes too long: %s", async (_, markdown) => {
	const made = freshHtml(markdown, 50).catch(({ code }: { code: unknown }) => code);
	expect(await made).toBe("site/legal-too-deep");
});

it("shows the next text after a failure", async () => {
	expect(await freshHtml("Be *kind*.")).toEqual({ html: "<p>Be <em>kind</em>.</p>", contents: [] });
});

import { expect, it } from "vitest";
import { FIRST_PRIVACY_POLICY } from "./first-privacy-policy.ts";
import { FIRST_TERMS } from "./first-terms.ts";
import { toHtml } from "./to-html.ts";

it("converts Markdown to HTML with anchors", () => {
	const { html, contents } = toHtml(
		"# Rules\n\nBe *kind*.\n\n## Cookies & you\n\n| a | b |\n|---|--:|\n| 1 | 2 |",
	);
	expect(html).toContain('<h2 id="part-rules">Rules</h2>\n<p>Be <em>kind</em>.</p>');
	expect(html).toContain('<td align="right">2</td>');
	expect(contents).toEqual([
		{ id: "part-rules", title: "Rules" },
		{ id: "part-cookies--you", title: "Cookies & you" },
	]);
});

it("gives two equal headings different anchors", () => {
	expect(toHtml("## Games\n\n## Games").contents.map(({ id }) => id)).toEqual(["part-games", "part-games-1"]);
});

it.each([
	"<script>alert(1)</script>",
	"Before <script src='https://evil.example/x.js'></script> after",
	"<img src=x onerror=alert(1)>",
	"![a](https://evil.example/pixel.png)",
	"<svg/onload=alert(1)>",
	"<iframe srcdoc='<script>alert(1)</script>'></iframe>",
	"<style>body{display:none}</style>",
	"[run](javascript:alert(1))",
	"[run](JaVaScRiPt:alert(1))",
	"[run](&#106;avascript:alert(1))",
	"[data](data:text/html,<script>alert(1)</script>)",
	"<a href='https://evil.example' onclick='alert(1)'>x</a>",
	"<form action='https://evil.example'><input name=password></form>",
	'## <b id="main" style="position:fixed">x</b>',
	"[x]: javascript:alert(1)\n\n[x]",
	"<javascript:alert(1)>",
	"- [ ] <input onfocus=alert(1) autofocus>",
])("lets nothing through that runs, loads or hides: %s", (markdown) => {
	const { html } = toHtml(`Hello.\n\n${markdown}\n\nGoodbye.`);
	expect(html).toMatch(/^<p>Hello\.<\/p>[\s\S]*<p>Goodbye\.<\/p>$/);
	expect(html).not.toMatch(/<(?!\/?(?:p|a|h2|ul|li)\b)/);
	expect(html).not.toMatch(/<[^>]*\s(?!href="https:|id="part-)[a-z]+=/i);
});

it("keeps links to pages of the site, other sites and mail addresses", () => {
	const { html } = toHtml("[a](/credits) [b](https://example.org) [c](mailto:ada@example.org)");
	expect(html.match(/href="[^"]+"/g)).toEqual([
		'href="/credits"',
		'href="https://example.org"',
		'href="mailto:ada@example.org"',
	]);
});

it.each([
	["privacy policy", FIRST_PRIVACY_POLICY, 11],
	["terms", FIRST_TERMS, 9],
])("renders the first %s completely, with its headings", (_, markdown, parts) => {
	const { html, contents } = toHtml(markdown);
	expect(contents.length).toBeGreaterThanOrEqual(parts);
	expect(html).not.toMatch(/[*|`]{2}|\]\(/);
});

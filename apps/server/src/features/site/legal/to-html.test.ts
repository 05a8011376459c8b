import { type Branding, DEFAULT_BRANDING } from "@hilo/rules/site/branding";
import { expect, it } from "vitest";
import { fillIn, freshHtml } from "./read-legal.ts";
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

it.each([
	"<script>alert(1)</script>",
	"<img src=x onerror=alert(1)>",
	"![a](https://evil.example/pixel.png)",
	"<iframe srcdoc='<script>alert(1)</script>'></iframe>",
	"[run](&#106;avascript:alert(1))",
	"[data](data:text/html,<script>alert(1)</script>)",
	"<a href='https://evil.example' onclick='alert(1)'>x</a>",
	"<form action='https://evil.example'><input name=password></form>",
	'## <b id="main" style="position:fixed">x</b>',
	"[x]: javascript:alert(1)\n\n[x]",
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

const named: Branding = { ...DEFAULT_BRANDING, name: "Quizcorner", contact: "help_me@quiz.example" };
const html = (markdown: string, site = named) => toHtml(fillIn(markdown, site)).html;

it("names the site and links its contact", () => {
	expect(html("Welcome to **{site}**. Write to {contact}.")).toBe(
		'<p>Welcome to <strong>Quizcorner</strong>. Write to <a href="mailto:help_me@quiz.example">help_me@quiz.example</a>.</p>',
	);
	expect(html("[Write to us](mailto:{contact})")).toBe(
		'<p><a href="mailto:help_me@quiz.example">Write to us</a></p>',
	);
});

it("leaves out the lines with a contact where there is none", () => {
	const nameless = { ...named, contact: null };
	expect(html("You reach us in your profile.\nOr by email: {contact}.\n\nBe kind.", nameless)).toBe(
		"<p>You reach us in your profile.</p>\n<p>Be kind.</p>",
	);
	expect(html("Write to {contact}.", nameless)).toBe("");
});

it.each(["*Q*", "[Q](/x)", "<b>Q</b>", "$& Q"])("shows the name %s as it is", (name) => {
	const shown = html("{site}", { ...named, name }).replace(/&#x([\da-f]+);/gi, (_, code) =>
		String.fromCodePoint(Number.parseInt(code, 16)),
	);
	expect(shown).toBe(`<p>${name}</p>`);
});

it("gives up on a text that takes too long, and shows the next one", async () => {
	const nested = "*a ".repeat(15_000) + "a*".repeat(15_000);
	await expect(freshHtml(nested, 50)).rejects.toMatchObject({ code: "site/legal-too-deep" });
	expect(await freshHtml("Be *kind*.")).toEqual({ html: "<p>Be <em>kind</em>.</p>", contents: [] });
});

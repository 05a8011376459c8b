import { type Branding, DEFAULT_BRANDING } from "@hilo/rules/site/branding";
import { expect, it } from "vitest";
import { fillIn } from "./fill-in.ts";
import { FIRST_PRIVACY_POLICY } from "./first-privacy-policy.ts";
import { FIRST_TERMS } from "./first-terms.ts";
import { toHtml } from "./to-html.ts";

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

it.each(["*Q*", "_Q_", "[Q](/x)", "<b>Q</b>", "`Q`", "# Q", "Q\\", "1. Q", "$& Q"])(
	"shows the name %s as it is",
	(name) => {
		const shown = html("{site}", { ...named, name }).replace(/&#x([\da-f]+);/gi, (_, code) =>
			String.fromCodePoint(Number.parseInt(code, 16)),
		);
		expect(shown).toBe(`<p>${name}</p>`);
	},
);

it.each([
	["privacy policy", FIRST_PRIVACY_POLICY],
	["terms", FIRST_TERMS],
])("fills in the first %s", (_, markdown) => {
	const filled = html(markdown);
	expect(filled).toContain("Quizcorner");
	expect(filled).toContain("By email you reach us at <a");
	const withoutContact = html(markdown, { ...named, contact: null });
	for (const text of [filled, withoutContact]) expect(text).not.toMatch(/[{}]|Hilo\b/);
	expect(withoutContact).toContain("in your profile under <em>Support</em>.</p>");
});

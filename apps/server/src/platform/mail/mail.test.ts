import { DEFAULT_BRANDING } from "@hilo/rules/site/branding";
import { expect, it } from "vitest";
import { composeMail } from "./mail.ts";

const base = { kind: "test", to: "ada@example.org", subject: "A <subject>", username: "ada" };

it("has the same content in plain text and in HTML, where it is escaped", () => {
	const { text, html, ...rest } = composeMail(
		{
			...base,
			username: `<b>"ada" & 'co'`,
			paragraphs: ["First.", "Second <script>."],
			action: { label: "Do it", url: "https://hilo.example/x?a=1&b=2" },
			closing: "If not, not.",
		},
		DEFAULT_BRANDING,
	);
	expect(rest).toEqual({ kind: "test", fromName: "Hilo", to: "ada@example.org", subject: "A <subject>" });
	expect(text).toBe(
		"Hello <b>\"ada\" & 'co',\n\nFirst.\n\nSecond <script>.\n\nDo it:\nhttps://hilo.example/x?a=1&b=2\n\nIf not, not.\n\nHilo\n",
	);
	expect(html).toContain("<title>A &lt;subject&gt;</title>");
	expect(html).toContain("<p>Hello &lt;b&gt;&quot;ada&quot; &amp; &#39;co&#39;,</p>");
	expect(html).toContain('href="https://hilo.example/x?a=1&amp;b=2"');
	expect(html).not.toMatch(/<script|<b>|src=|http-equiv/);
});

it("removes line breaks and direction marks from what it mentions", () => {
	const { text, html } = composeMail(
		{
			...base,
			username: "a\u202eda",
			paragraphs: ["bob plays “x”.\r\n\r\nYour account is locked.\u2029Go to evil.example \u202e”."],
		},
		DEFAULT_BRANDING,
	);
	const hostileText = "bob plays “x”. Your account is locked. Go to evil.example ”.";
	expect(text).toBe(`Hello a da,\n\n${hostileText}\n\nHilo\n`);
	expect(html).toContain(`<p>${hostileText}</p>`);
});

it("keeps the lines of a quote, and the subject on one line", () => {
	const { subject, text, html } = composeMail(
		{
			...base,
			subject: "Play “A\r\nBcc: eve@example.org\u202egnp”",
			paragraphs: ["ada invites you."],
			quote: "Come & play\n<b>now</b>\n\nada",
		},
		DEFAULT_BRANDING,
	);
	expect(subject).toBe("Play “A Bcc: eve@example.org gnp”");
	expect(text).toContain("> Come & play\n> <b>now</b>\n>\n> ada\n\n");
	expect(html).toContain(">Come &amp; play<br>&lt;b&gt;now&lt;/b&gt;<br><br>ada</blockquote>");
});

it("has no name for an unknown receiver, and an unsubscribe link", () => {
	const { username: _, ...unknown } = base;
	const unsubscribeUrl = "https://hilo.example/unsubscribe/secret";
	const { text, html, headers } = composeMail(
		{ ...unknown, paragraphs: ["Done."], unsubscribeUrl },
		DEFAULT_BRANDING,
	);
	expect(text).toBe(`Hello,\n\nDone.\n\nHilo\n\nUnsubscribe:\n${unsubscribeUrl}\n`);
	expect(html).toContain(`<a href="${unsubscribeUrl}">Unsubscribe</a>`);
	expect(headers).toEqual({
		"List-Unsubscribe": `<${unsubscribeUrl}>`,
		"List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
	});
});

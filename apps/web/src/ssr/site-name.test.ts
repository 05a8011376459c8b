import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { renderError } from "../entry-server.tsx";
import { UNKNOWN_SITE } from "../platform/site.ts";
import { player } from "../testing/people.ts";
import { errorPage, renderHere } from "./testing/render.ts";

const OWN = { name: "Quizcorner", contact: "help@quiz.example", accent: "#0b6b4f", mark: "abc" };
const ABOUT = { ...UNKNOWN_SITE, ...OWN, preview: "/previews/site-1.png" };

test("renders the page of an error with the site's own name, contact, colour and mark", () => {
	const { html } = renderError(errorPage({ theme: "light", site: OWN }));
	expect(html).toContain("<title>Quizcorner</title>");
	expect(html).toContain('href="mailto:help@quiz.example"');
	expect(html).toContain('src="/mark/abc-128.png"');
	expect(html).toContain("--accent:light-dark(#0b6b4f,");
	expect(html).not.toContain("Hilo");
});

test("has the site's own name, colour and mark in every document", async () => {
	const answer = await renderHere("/", { "site.about": ABOUT });
	const [head = ""] = answer.html.split("</head>");
	expect(head).toContain("<title>Quizcorner: the higher or lower game</title>");
	expect(head).toContain('<meta property="og:site_name" content="Quizcorner">');
	expect(head).toContain('<meta property="og:image" content="https://hilo.example/previews/site-1.png">');
	expect(head).toContain('<link rel="icon" type="image/png" sizes="128x128" href="/mark/abc-128.png">');
	expect(head).toContain('<link rel="apple-touch-icon" href="/mark/abc-180.png">');
	const [, style = ""] = /<style>(:root\{--accent:[^<]+)<\/style>/.exec(head) ?? [];
	expect(style).toMatch(
		/^:root\{--accent:light-dark\(#0b6b4f,#[\da-f]{6}\);--on-accent:light-dark\(#ffffff,#141119\)\}$/,
	);
	const hash = createHash("sha256").update(style).digest("base64");
	expect(answer.inline.styles).toContain(`sha256-${hash}`);
	const usual = await renderHere("/");
	expect(usual.html).not.toContain(":root{--accent:light-dark(#");
});

const ADMIN = { "me.get": { user: { ...player(), isAdmin: true } }, "admin.access": { isAdmin: true } };
const OF_VISITORS = ["/", "/sign-in", "/join", "/forgot-password", "/credits", "/updates", "/daily"];
const OF_PLAYERS = [
	"/profile",
	"/messages",
	"/duels",
	"/admin",
	"/admin/settings",
	"/admin/settings/updates",
];

test.each([
	...OF_VISITORS.map((path) => ({ path, answers: {} })),
	...OF_PLAYERS.map((path) => ({ path, answers: ADMIN })),
])("says on $path no other name than the site's own", async ({ path, answers }) => {
	const { html } = await renderHere(path, { "site.about": ABOUT, ...answers });
	expect(html).not.toContain("Hilo");
	expect(html).toMatch(/<title>[^<]*Quizcorner/);
});

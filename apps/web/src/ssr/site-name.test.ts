import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { renderOutage } from "../entry-server.tsx";
import { createQueryClient } from "../platform/api/query-client.ts";
import { createApi } from "../platform/api/trpc.ts";
import { UNKNOWN_SITE } from "../platform/site.ts";
import { createAppRouter } from "../router.tsx";
import { player } from "../testing/people.ts";
import { render, renderHere } from "./testing/render.ts";

const OWN = { name: "Quizcorner", contact: "help@quiz.example", accent: "#0b6b4f", mark: "abc" };
const ABOUT = { ...UNKNOWN_SITE, ...OWN, preview: "/previews/site-1.png" };

const named = (path: string, answers: Record<string, unknown> = {}) =>
	render(path, { "site.about": ABOUT, ...answers });

test("renders the outage page with the site's own name, contact, colour and mark", () => {
	const html = renderOutage("light", OWN);
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

const PATHS = Object.keys(
	createAppRouter(createQueryClient(), createApi(createQueryClient(), []), "").routesByPath,
);

test("says no other name than the site's own on any page", async () => {
	const asAdmin = { "me.get": { user: { ...player(), isAdmin: true } }, "admin.access": { isAdmin: true } };
	const titles: string[] = [];
	for (const path of PATHS) {
		const address = path.replace("$day", "2026-11-23").replace(/\$\w+/, "some-id");
		// Administrators are sent away only from the pages of visitors.
		const asked = await named(address, asAdmin);
		const answer = asked.kind === "redirect" ? await named(address) : asked;
		if (answer.kind === "redirect") continue;
		expect(answer.html, path).not.toContain("Hilo");
		titles.push(/<title>(.*?)<\/title>/.exec(answer.html)?.[1] ?? "");
	}
	expect(titles.length).toBeGreaterThan(40);
	expect(titles.filter((title) => !title.includes("Quizcorner"))).toEqual([]);
});

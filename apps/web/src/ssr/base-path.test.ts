import { afterAll, expect, test } from "vitest";
import { renderError } from "../entry-server.tsx";
import { linkParts } from "../features/chat/history/message-content.ts";
import { peaksGame } from "../features/custom-games/testing/peaks.ts";
import { gameCard } from "../testing/custom-games.ts";
import { player } from "../testing/people.ts";
import { setBasePath } from "../ui/base-path.ts";
import { assetsBelow } from "./page-assets.ts";
import { errorPage, render, renderHere } from "./testing/render.ts";

const SITE = "https://example.org/hilo";
const GRACE = { id: "grace", username: "grace_hopper", avatarUrl: "/avatars/0123456789.webp" };

afterAll(() => setBasePath(""));

/** Addresses in attributes and styles that lead beside the site. Data of calls has none in attributes. */
function addressesBeside(html: string): string[] {
	const attributes = [...html.matchAll(/\s(?:href|src|action|content|srcset|poster)="([^"]*)"/g)];
	const urls = [...html.matchAll(/url\((?:&quot;|["'])?([^)"'&]*)/g)];
	return [...attributes, ...urls]
		.map(([, address = ""]) => address)
		.filter((address) => /^\/(?!hilo(?:[/?#]|$))|^https:\/\/example\.org\/(?!hilo\/)/.test(address));
}

const found = { games: [gameCard("Tea")], pagination: { page: 1, pages: 1, total: 1 } };
const creator = { creator: GRACE, playCount: 1203, preview: "/previews/tea-1.png", ...found };
const ADMIN = { "me.get": { user: { ...player(), isAdmin: true } }, "admin.access": { isAdmin: true } };

test.each([
	["/", {}],
	["/daily", {}],
	["/games?category=food", { "customGames.catalogue": { ...found, preview: "/previews/tea-1.png" } }],
	["/games/by/grace", { "customGames.creator": creator }],
	["/custom-game/peaks", { "customGames.get": { ...peaksGame, preview: "/previews/peaks-4.png" } }],
	["/credits", {}],
	["/sign-in", {}],
	["/no/such/page", {}],
	["/profile?tab=settings", ADMIN],
	["/admin", ADMIN],
])("writes no address beside a site below a path: %s", async (path, answers) => {
	const { html } = await renderHere(path, answers, { origin: SITE });
	expect(html).toContain('data-base-path="/hilo"');
	expect(html).toContain('href="/hilo/"');
	expect(addressesBeside(html)).toEqual([]);
});

test("says the whole address, with the path, to search engines and link previews", async () => {
	const { html } = await renderHere("/daily", {}, { origin: SITE });
	expect(html).toContain('<link rel="canonical" href="https://example.org/hilo/daily">');
	expect(html).toContain('content="https://example.org/hilo/previews/daily-');
});

test("sends to pages below the path, and back to pages of the site", async () => {
	const answer = await render("/duels", {}, { origin: SITE });
	expect(answer).toEqual({ kind: "redirect", location: "/hilo/sign-in?from=%2Fduels" });
});

test("has the path in the page of an error, and not where a site has none", async () => {
	expect(addressesBeside(renderError(errorPage({ basePath: "/hilo" }, { limit: "pages" })).html)).toEqual([]);
	expect(renderError(errorPage()).html).not.toContain("/hilo");
	const { html } = await renderHere("/");
	expect(/"\/hilo|data-base-path/.test(html)).toBe(false);
});

test("puts the path before all files that documents name", () => {
	const assets = {
		entry: "/assets/a.js",
		css: "@font-face{src:url(/assets/a.woff2)}b{c:url(data:,)}",
		stylesheet: "/assets/a.css",
		fonts: ["/assets/a.woff2"],
		earlyPress: "",
		scripts: { __root__: ["/assets/b.js"] },
	};
	const below = assetsBelow("/hilo", assets);
	expect(JSON.stringify(below).match(/\/assets/g)).toEqual(
		JSON.stringify(below).match(/(?<=\/hilo)\/assets/g),
	);
	expect(assetsBelow("", assets)).toEqual(assets);
});

test("knows links to the site by its path", () => {
	const linkOf = (text: string) => linkParts(text, SITE)[0];
	expect(linkOf(`${SITE}/daily?a=1`)).toMatchObject({ href: "/daily?a=1", isOwn: true });
	expect(linkOf(SITE)).toMatchObject({ href: "/", isOwn: true });
	expect(linkOf("https://example.org/hilo2")).toMatchObject({ isOwn: false });
});

import { createHash } from "node:crypto";
import { ERRORS } from "@hilo/rules/errors/errors";
import { CLASSIC_GAMES, GAME_IDS } from "@hilo/rules/play/games";
import { limitHint } from "@hilo/rules/site/site-limits";
import type { PageRequest } from "@hilo/server/platform/pages/render-page";
import { expect, test } from "vitest";
import { pagePath, renderError } from "./entry-server.tsx";
import { grace, message, page as pageOf } from "./features/chat/testing/chats.ts";
import { errorPage, failure, render as renderAnswered, renderHere } from "./ssr/testing/render.ts";
import { player } from "./testing/people.ts";

const statuses = GAME_IDS.map((id) => ({
	gameId: CLASSIC_GAMES[id].key,
	isDisabled: false,
	displayOrder: 999,
	name: null,
	description: null,
}));
const updates = [
	{ title: "<b>Bold</b> & so", content: "</script><script>alert(1)", date: "2026-11-02T09:00:00.000Z" },
];
const site: Record<string, unknown> = {
	"site.gameStatus": statuses,
	"site.recentUpdates": { updates },
	"leaderboards.board": { among: "all", rows: [] },
};

const render = (path: string, answers: Record<string, unknown> = {}, request: Partial<PageRequest> = {}) =>
	renderAnswered(path, { ...site, ...answers }, request);

async function html(...[path, answers, request]: Parameters<typeof render>): Promise<string> {
	return (await renderHere(path, { ...site, ...answers }, request)).html;
}

test("the first response is the real page, with its data", async () => {
	const page = await html("/");
	expect(page).toContain("Create.");
	expect(page).toContain("GitHub Stars");
	expect(page).toContain("2 November 2026");
});

test("describes the page to search engines and link previews", async () => {
	const page = await html("/leaderboard?game=countryGame");
	expect(page).toContain("<title>Leaderboard | Hilo</title>");
	expect(page).toContain('<meta property="og:title" content="Leaderboard | Hilo">');
	expect(page).toMatch(/<meta name="description" content="The top 10 players[^"]+">/);
	expect(page).toContain('<meta property="og:image" content="https://hilo.example/og.png">');
	expect(page).toContain('<meta name="twitter:card" content="summary_large_image">');
	expect(page).toContain('<link rel="canonical" href="https://hilo.example/leaderboard">');
});

test("sets the chosen theme on the document, or none", async () => {
	expect(await html("/", {}, { theme: "light" })).toContain('<html lang="en" data-theme="light"');
	expect(await html("/")).toContain('<html lang="en">');
});

test("says whether the page's policy allows pictures of other sites", async () => {
	expect(await html("/user/grace")).toContain('<html lang="en">');
	expect(await html("/leaderboard")).toContain('data-remote-pictures="no"');
});

test.each(["/", "/country-game", "/no/such/page"])(
	"names each script and style of its own that stands in the page, and nothing else: %s",
	async (path) => {
		const answer = await render(path);
		if (answer.kind === "redirect") throw new Error(`sent to ${answer.location}`);
		const hashesOf = (name: string) =>
			[...answer.html.matchAll(new RegExp(`<${name}[^>]*>([^]*?)</${name}>`, "g"))].map(
				([, text = ""]) => `sha256-${createHash("sha256").update(text).digest("base64")}`,
			);
		expect(answer.inline.scripts.length).toBeGreaterThan(1);
		expect(hashesOf("script")).toEqual(answer.inline.scripts);
		expect(hashesOf("style")).toEqual(answer.inline.styles);
	},
);

test("escapes all text", async () => {
	const page = await html("/");
	expect(page).toContain("&lt;b&gt;Bold&lt;/b&gt; &amp; so");
	expect(page).not.toContain("</script><script>alert(1)");
});

test("answers 404 with the not-found page, without indexing", async () => {
	const answer = await render("/no/such/page");
	expect(answer).toMatchObject({ kind: "page", status: 404 });
	const page = await html("/no/such/page");
	expect(page).toContain("Neither higher nor lower");
	expect(page).toContain('<meta name="robots" content="noindex">');
	expect(page).not.toContain('rel="canonical"');
});

test("shows the documented text of a failed call in the shell, with the call's status", async () => {
	const failing = { "play.opening": failure(503, "site/unexpected") };
	expect(await render("/country-game", failing)).toMatchObject({ kind: "page", status: 503 });
	const page = await html("/country-game", failing);
	expect(page).toContain(ERRORS["play/start-failed"].message);
	expect(page).toContain("Sign In");
	expect(page).toContain('<meta name="robots" content="noindex">');
});

test("shows the log's reference of a failed call, if there is one", async () => {
	const named = failure(500, "site/unexpected", { reference: "K7Q2M4R8T1XZ" });
	expect(await html("/country-game", { "play.opening": named })).toMatch(
		/Reference: (<!-- -->)?K7Q2M4R8T1XZ/,
	);
	const unnamed = await html("/country-game", { "play.opening": failure(503, "site/out-of-service") });
	expect(unnamed).not.toContain("Reference");
});

test("links an administrator to the limit that refused a call", async () => {
	const limited = (limit?: "reads") => failure(429, "request/too-many", limit && { limit });
	const link = /<a [^>]*href="\/admin\/settings"[^>]*>Open Settings<\/a>/;
	expect(await html("/country-game", { "play.opening": limited("reads") })).toMatch(link);
	expect(await html("/country-game", { "play.opening": limited() })).not.toMatch(link);
});

test("answers 404 for an unknown profile, 503 for a broken database", async () => {
	const text = ERRORS["accounts/profile-load-failed"].message;
	expect(await render("/user/grace")).toMatchObject({ status: 404 });
	const broken = await render("/user/grace", { "profiles.get": failure(503, "site/unexpected") });
	expect(broken).toMatchObject({ status: 503, html: expect.stringContaining(text) });
	expect(broken).toMatchObject({ html: expect.stringContaining("<title>Profile | Hilo</title>") });
});

test("renders without optional data that failed, with the failure's status", async () => {
	const broken = await render("/", { "site.recentUpdates": failure(503, "site/unexpected") });
	expect(broken).toMatchObject({ status: 503, html: expect.stringContaining("GitHub Stars") });
});

test("renders a player's page as the player sees it", async () => {
	const page = await html("/", { "me.get": { user: player({ githubGame: 14 }) } });
	expect(page).toContain("Account menu of ada_lovelace");
	expect(page).toContain("Your best");
});

test("leaves no part of a chat for the browser to render again", async () => {
	const record = { won: 12, lost: 9, drawn: 0 };
	const first = Date.parse("2026-11-20T23:50:00.000Z");
	const at = (minutes: number) => new Date(first + minutes * 60_000).toISOString();
	const chat = pageOf([
		message(1, { timestamp: at(0) }),
		message(2, { timestamp: at(20), content: "See https://hilo.example/app" }),
	]);
	const answers = {
		"me.get": { user: player() },
		"friends.list": [grace],
		"duels.record": record,
		"chat.list": chat,
	};
	const page = await html("/messages/grace", answers);
	expect(page).toMatch(/Message 1<.*21 November 2026.*>See<.*Play GitHub Stars/s);
	expect(page).toContain("Message to grace_hopper");
	expect(page).toContain("Duels: ");
	// React's marker of a part that failed to render.
	expect(page).not.toContain("<!--$!-->");
});

test("redirects signed-in players from the sign-in page, to this site only", async () => {
	const signedIn = { "me.get": { user: player() } };
	expect(await render("/sign-in?from=/leaderboard", signedIn)).toEqual({
		kind: "redirect",
		location: "/leaderboard",
	});
	for (const from of ["//evil.example", "/%5Cevil.example", "https://evil.example"]) {
		expect(await render(`/sign-in?from=${from}`, signedIn)).toEqual({
			kind: "redirect",
			location: "/sign-in",
		});
	}
	expect(await render("/sign-in", signedIn)).toEqual({ kind: "redirect", location: "/" });
});

test("sends everyone but administrators to the sign-in page during maintenance", async () => {
	const maintenance = { "site.maintenance": { maintenanceMode: true } };
	expect(await render("/leaderboard", maintenance)).toEqual({
		kind: "redirect",
		location: "/sign-in?from=%2Fleaderboard",
	});
	const admin = { ...maintenance, "me.get": { user: { ...player(), isAdmin: true } } };
	const page = await html("/leaderboard", admin);
	expect(page).toContain("LEADERBOARDS");
	expect(page).toContain("MAINTENANCE MODE");
});

test.each([null, "dark"] as const)("renders the page of an outage without scripts (%s)", (theme) => {
	const { html } = renderError(errorPage({ theme }));
	expect(html).toContain('<h1 class="text-title text-balance">The site is not available right now.');
	expect(html).toMatch(/<a href="" [^>]*>Try Again<\/a><a href="\/" [^>]*>Back to Home<\/a>/);
	expect(html).toContain('<meta name="viewport"');
	expect(html).not.toContain("<script");
	expect(html).not.toContain("Reference");
	expect(html.includes('data-theme="dark"')).toBe(theme === "dark");
});

test("names an error's reference, and links an administrator to the limit", () => {
	const failed = { status: 500, message: ERRORS["site/broken"].message, reference: "K7Q2M4R8T1XZ" } as const;
	expect(renderError(errorPage({}, failed)).html).toContain("Reference: K7Q2M4R8T1XZ");
	const limited = renderError(errorPage({}, { status: 429, limit: "pages" })).html;
	expect(limited).toContain(limitHint("pages"));
	expect(limited).toMatch(/<a href="\/admin\/settings"[^>]*>Open Settings</);
});

test("answers 404 for an unknown deck, and for a malformed day", async () => {
	for (const [path, status] of [
		["/daily/archive/2031-01-01", 404],
		["/daily/archive/yesterday", 400],
	] as const) {
		const code = status === 404 ? "daily/not-closed" : "daily/no-such-day";
		const page = await render(path, { "daily.past": failure(status, code) });
		expect(page).toMatchObject({ status: 404, html: expect.stringContaining("No such deck") });
	}
	const listed = { "daily.archive": failure(404, "daily/not-closed") };
	expect(await render("/daily/archive?month=2031-01", listed)).toMatchObject({ status: 404 });
});

test.each([
	["/?x=1", "/"],
	["/leaderboard?x=1&tab=custom&q=rivers&utm_source=a", "/leaderboard?tab=custom&q=rivers"],
	["/leaderboard?tab=nonsense", "/leaderboard"],
	["/leaderboard?tab=custom&q=2024", "/leaderboard?tab=custom&q=%222024%22"],
	["/duel/new?to=ada&x=1&game=country", "/duel/new?to=ada&game=country"],
	["/custom-game/a%20b?key=secret&x=1", "/custom-game/a%20b?key=secret"],
	["//other.example/?x=1", "//other.example/"],
	["/%E0%A4%A?x=1", "/%E0%A4%A"],
	["/updates?page=2&__proto__=1&constructor=2", "/updates?page=2"],
])("caches %s under %s", (path, known) => {
	expect(pagePath(path)).toBe(known);
	expect(pagePath(known)).toBe(known);
});

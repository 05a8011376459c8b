import { deckNumber, newestClosedDay } from "@hilo/rules/daily/days";
import { expect, test } from "vitest";
import { peaksGame } from "../features/custom-games/testing/peaks.ts";
import { challenge } from "../features/duels/testing/ghost-duels.ts";
import { gameCard } from "../testing/custom-games.ts";
import { failure, renderHere } from "./testing/render.ts";

/** The head of a page with these answers of `customGames.get` and `duels.get`; null refuses. */
async function headOf(
	path: string,
	game: typeof peaksGame | null,
	duel: ReturnType<typeof challenge> | null = null,
): Promise<string> {
	const { html } = await renderHere(path, {
		"customGames.get": game ?? failure(403, "custom-games/no-access"),
		...(duel && { "duels.get": duel }),
	});
	return html.slice(0, html.indexOf("</head>"));
}

test("previews a public game with its picture", async () => {
	const description = ` Which is "higher"?\n\n<b>Guess</b> ${"and guess ".repeat(30)}`;
	const name = "Peaks & <others>";
	const head = await headOf("/custom-game/peaks", {
		...peaksGame,
		name,
		description,
		preview: "/previews/peaks-4.png",
	});
	expect(head).toContain('<meta property="og:title" content="Peaks &amp; &lt;others&gt; | Hilo">');
	expect(head).toMatch(
		/<meta property="og:description" content="Which is &quot;higher&quot;\? &lt;b&gt;Guess&lt;\/b&gt; and guess [^"]{100,180}…">/,
	);
	expect(head).toContain(
		'<meta property="og:image" content="https://hilo.example/previews/peaks-4.png"><meta property="og:image:alt" content="Mount Everest and K2 face each other: Peaks &amp; &lt;others&gt;">',
	);
	expect(head).toContain('<meta name="twitter:card" content="summary_large_image">');
	expect(head).toContain('<link rel="canonical" href="https://hilo.example/custom-game/peaks">');
	const untold = await headOf("/custom-game/peaks", {
		...peaksGame,
		description: "",
		preview: "/previews/a-1.png",
	});
	expect(untold).toContain('content="25 items by grace_hopper. You see one number');
});

test.each([
	[
		"closed",
		"/custom-game/peaks?key=secret",
		{ ...peaksGame, privacyLevel: "private" as const, preview: null },
	],
	["refused", "/custom-game/peaks?key=wrong", null],
])("previews only the product for a game that is %s", async (_, path, game) => {
	const head = await headOf(path, game);
	const metas = [...head.matchAll(/<meta [^>]+>/g)].join("");
	expect(metas).toContain('<meta property="og:title" content="Hilo">');
	expect(metas).toContain('<meta property="og:image" content="https://hilo.example/og.png">');
	expect(metas).toContain('<meta name="robots" content="noindex">');
	expect(metas).not.toMatch(/peaks|Everest|grace|previews|secret/i);
	expect(head).not.toContain('rel="canonical"');
});

const found = (...games: ReturnType<typeof gameCard>[]) => ({
	games,
	pagination: { page: 1, pages: 3, total: games.length },
	preview: games.length > 0 ? "/previews/tea-1.png" : null,
});

test.each([
	["/games", "Games by players", "/games"],
	["/games?sort=new", "New games", "/games"],
	["/games?category=food", "Food and drink", "/games?category=food"],
	["/games?category=food&sort=short&page=2", "Food and drink, page 2", "/games?category=food"],
	["/games?category=food&page=2", "Food and drink, page 2", "/games?category=food&amp;page=2"],
])("names %s to search engines, with the first game's picture", async (path, title, canonical) => {
	const { html } = await renderHere(path, { "customGames.catalogue": found(gameCard("Tea")) });
	expect(html).toContain(`<title>${title} | Hilo</title>`);
	expect(html.match(/<link rel="canonical"[^>]*>/g)).toEqual([
		`<link rel="canonical" href="https://hilo.example${canonical}">`,
	]);
	expect(html).toContain('<meta property="og:image" content="https://hilo.example/previews/tea-1.png">');
	expect(html).not.toContain('name="robots"');
});

test.each([
	["/games?q=tea", found(gameCard("Tea"))],
	["/games?category=music", found()],
])("keeps a search and an empty category out of search engines: %s", async (path, answer) => {
	const { html } = await renderHere(path, { "customGames.catalogue": answer });
	expect(html).toContain('<meta name="robots" content="noindex">');
	expect(html).not.toContain('rel="canonical"');
});

test("shows the catalogue without script: links for categories, orders and pages, and a form for searches", async () => {
	const { html } = await renderHere("/games?category=food", {
		"customGames.catalogue": found(gameCard("Tea")),
	});
	for (const link of [
		'href="/custom-game/tea"',
		'href="/games/by/grace"',
		'href="/games?category=music"',
		'href="/games?category=food&amp;sort=new"',
		'href="/games?category=food&amp;page=2"',
	])
		expect(html).toContain(link);
	expect(html).toMatch(
		/<form action="\/games"><input type="hidden" name="category" value="food">.*?name="q"/,
	);
	const refused = failure(429, "custom-games/too-many-searches");
	expect((await renderHere("/games?q=tea", { "customGames.catalogue": refused })).status).toBe(429);
});

test("shows a creator's games, or that there are none", async () => {
	const creator = { id: "grace", username: "grace_hopper", avatarUrl: "/avatars/initials/GH-4.svg" };
	const answer = { creator, playCount: 1203, ...found(gameCard("Tea")) };
	const { html } = await renderHere("/games/by/grace", { "customGames.creator": answer });
	expect(html).toContain("<title>Games by grace_hopper | Hilo</title>");
	expect(html).toContain('<link rel="canonical" href="https://hilo.example/games/by/grace">');
	expect(html).toContain('href="/user/grace"');
	const missing = await renderHere("/games/by/ada", {
		"customGames.creator": failure(404, "accounts/user-not-found"),
	});
	expect(missing.status).toBe(404);
	expect(missing.html).toContain("No public games");
});

test("previews the daily deck with the hardest card of the last closed one", async () => {
	const head = await headOf("/daily", null);
	const number = deckNumber(newestClosedDay(Date.now()));
	expect(head).toContain('<meta property="og:title" content="The daily deck | Hilo">');
	expect(head).toContain('<meta property="og:description" content="Ten rounds a day, the same for everyone');
	expect(head).toContain(
		`<meta property="og:image" content="https://hilo.example/previews/daily-${number}.png">`,
	);
	expect(head).toContain(`<meta property="og:image:alt" content="The hardest card of Hilo ${number}.">`);
});

test("previews a duel with challenger and game, without indexing", async () => {
	const head = await headOf("/duel/d1", null, challenge());
	expect(head).toContain('<meta property="og:title" content="Maya challenges you: Countries | Hilo">');
	expect(head).toContain('<meta property="og:image" content="https://hilo.example/previews/duel-d1-1.png">');
	expect(head).toContain(
		'<meta property="og:image:alt" content="Maya challenges you to a duel: Countries.">',
	);
	expect(head).toContain('<meta name="robots" content="noindex">');
	expect(head).not.toContain('rel="canonical"');
});

test("previews a duel whose challenger has played with the score to beat", async () => {
	const toBeat = { name: "Maya & <co>", score: 7 };
	const head = await headOf("/duel/d1", null, challenge({ toBeat }));
	expect(head).toContain(
		'<meta property="og:description" content="Maya &amp; &lt;co&gt; got 7. Can you beat it? The same cards',
	);
	expect(head).toContain('<meta property="og:image" content="https://hilo.example/previews/duel-d1-9.png">');
	expect(head).toContain(
		'<meta property="og:image:alt" content="Maya &amp; &lt;co&gt; got 7. Can you beat it? Countries.">',
	);
});

test.each([
	["was sent to a player", challenge({ isByLink: false, sentTo: "ada_lovelace" })],
	["is not there", null],
])("previews no picture for a duel that %s", async (_, duel) => {
	const head = await headOf("/duel/d1", null, duel);
	expect(head).toContain('<meta property="og:image" content="https://hilo.example/og.png">');
	expect(head).toContain('<meta name="robots" content="noindex">');
});

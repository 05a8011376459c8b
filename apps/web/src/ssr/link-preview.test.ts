import { deckNumber, newestClosedDay } from "@hilo/rules/daily/days";
import { expect, test } from "vitest";
import { peaksGame } from "../features/custom-games/testing/peaks.ts";
import { challenge } from "../features/duels/testing/ghost-duels.ts";
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

test.each([
	["was sent to somebody", challenge({ isByLink: false, sentTo: "ada_lovelace" })],
	["is not there", null],
])("previews no picture for a duel that %s", async (_, duel) => {
	const head = await headOf("/duel/d1", null, duel);
	expect(head).toContain('<meta property="og:image" content="https://hilo.example/og.png">');
	expect(head).toContain('<meta name="robots" content="noindex">');
});

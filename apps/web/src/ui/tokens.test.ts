import { dirname, join } from "node:path";
import { GROUNDS, storedAccentTones } from "@hilo/rules/site/accent";
import { expect, test } from "vitest";
import { literalsOf, type Paint, paintsOfCode, paintsOfCss, sources } from "../testing/colour-pairs.ts";
import { type Colour, colour, contrast, over } from "../testing/colours.ts";

/* The contrast of text and ground in both themes and with every accent, read from style sheets and class lists.
   axe checks the rest: combined tints and states, pictures, `filter`, SVG. */
const TEXT = 4.5;
/** Borders of controls, icons and graphics (WCAG 1.4.11). */
const GRAPHIC = 3;

const css = sources("ui/tokens.css")[0]?.text.replaceAll(/\/\*[\s\S]*?\*\//g, "") ?? "";

function tokensOf(block: string): Map<string, readonly [string, string]> {
	const found = block.matchAll(/--([\w-]+): (?:light-dark\((#\w{6}), (#\w{6})\)|(#\w{6}));/g);
	return new Map(
		[...found].map(([, name = "", light, dark, both = ""]) => [name, [light ?? both, dark ?? both]]),
	);
}

const blocks = [...css.matchAll(/([^{}]+)\{([^{}]*)\}/g)].map(([, selector = "", block = ""]) => ({
	selector: selector.trim(),
	tokens: tokensOf(block),
}));
const root = blocks.find(({ selector }) => selector.endsWith(":root"))?.tokens ?? new Map();
const games = blocks.filter(({ tokens }) => tokens.has("accent") && tokens !== root);
/** Sites of an own colour: of each hue, light and dark, vivid and grey. */
const sites = [
	"#000080",
	"#0000ff",
	"#00ffff",
	"#00cc66",
	"#7f7f00",
	"#ff8a3c",
	"#ff0000",
	"#ff00ff",
	"#888888",
].map((hex) => {
	const tones = storedAccentTones(hex);
	if (!tones) throw new Error(`${hex} is refused`);
	const { light, dark } = tones;
	const tokens = new Map([
		["accent", [light.accent, dark.accent] as const],
		["on-accent", [light.onAccent, dark.onAccent] as const],
	]);
	return { selector: `site of ${hex}`, tokens };
});
/** Each palette that can apply: two themes, without a game, with each, and on sites of an own colour. */
const palettes = (["light", "dark"] as const).flatMap((theme, index) =>
	[{ selector: "no game", tokens: root }, ...games, ...sites].map(({ selector, tokens }) => ({
		name: `${theme}, ${selector.split(",")[0]}`,
		of: (name: string) => (tokens.get(name) ?? root.get(name))?.[index] ?? name,
	})),
);
/** The token of each colour class: `text-correct` is --right. */
const classTokens = new Map(
	[...css.matchAll(/--color-([\w-]+): (var\(--[\w-]+\))/g)].map(([, name = "", token = ""]) => [name, token]),
);

/** Without text: bars, stripes and lines of a chart. */
const BARE = [
	"features/custom-games/editor/game-fields.tsx: h-11 w-full cursor-pointer appearance-none",
	"features/custom-games/editor/table/item-table.tsx: pointer-events-none absolute inset-x-0 h-1",
	"features/custom-games/insights/hardest-items.tsx: h-2 overflow-hidden rounded-full bg-line",
	"features/daily/result/friends-today.tsx: bg-line",
	"features/duels/duel-stage-parts.tsx: relative my-[0.15rem] block h-[3px]",
	"features/play/stage/heat.css: .stage[data-heat",
	"ui/burst.css: .burst & > span",
	"features/play/stage/game-over/game-over.css: .over &::backdrop",
	"features/play/classic/loading-screen.tsx: h-3",
	"features/progression/run-rewards.tsx: my-1 h-2.5",
	"shell/maintenance-banner.tsx: bg-[repeating-linear-gradient",
	"ui/meter.tsx: overflow-hidden rounded-full bg-line",
	"ui/switch.tsx: flex h-7 w-12",
];

/** SVG icons without text, and numbers of at least 24 px, which need 3:1 only. */
const SIGNS = [
	"features/daily/deck/deck-squares.tsx: grid aspect-square place-items-center bg-accent/20 text-accent",
	"features/leaderboards/visitor-board.tsx: grid place-items-center rounded-lg border-2 border-dashed",
	"features/play/marks.tsx: bg-edge text-paper",
	"ui/tick.tsx: size-8 shrink-0 text-edge",
];

/** Tints with only some of their file's text colours. A "?" as large as on a poster needs 3:1 only. */
const TEXTS_ON = new Map<string, readonly string[]>([
	["features/admin/settings/legal/difference-list.tsx: bg-(--right)/20", ["var(--ink)"]],
	["features/admin/settings/legal/difference-list.tsx: bg-wrong/20", ["var(--ink)"]],
	["features/custom-games/share/friends-tab.tsx: flex min-h-14", ["var(--ink)"]],
	["features/daily/result/answer-list.tsx: flex h-6 gap-0.5", ["var(--ink)"]],
	["features/custom-games/import/import-source-step.tsx: flex flex-wrap", ["var(--ink)", "var(--muted)"]],
	["features/leaderboards/classic-tab.tsx: bg-accent/20", ["var(--ink)"]],
	["features/duels/live/lobby.tsx: bg-accent/20", ["var(--ink)"]],
	["features/duels/poster.tsx: bg-accent/20", ["var(--ink)"]],
	["features/friends/no-friends.tsx: grid size-full", ["var(--ink)"]],
	["features/home/game-card.tsx: @container bg-accent/20", ["var(--ink)"]],
]);

/** Colours computed in code: the lowest and the highest share. */
const MIXED = new Map([
	[
		"features/daily/history/day-cell.tsx",
		[
			"color-mix(in oklab, var(--right) 6%, var(--raise))",
			"color-mix(in oklab, var(--right) 36%, var(--raise))",
		],
	],
]);

/** Dimmed, because it is disabled or about to be replaced, or a picture with its name beside it. */
const DIMMED = [
	"features/admin/shell/paged-table.tsx: grid grid-cols-[minmax(0,1fr)] gap-5 opacity-60",
	"features/admin/games/classic-games-page.tsx: rounded-lg bg-raise shadow-card opacity-40",
	"features/chat/history/message-row.tsx: opacity-60",
	"features/custom-games/editor/table/item-row.tsx: align-top",
	"features/custom-games/hub/discover-tab.tsx: opacity-60",
	"features/duels/poster.tsx: opacity-55",
	"features/duels/challenge/player-fields.tsx: grid size-11 opacity-60",
	"features/duels/opponent-avatar.tsx: grid size-11 opacity-60",
	"features/duels/result/score-board.tsx: grid size-12 text-xl",
	"features/duels/result/score-board.tsx: mt-[0.6rem] flex",
	"features/duels/live/lobby.tsx: opacity-50",
	"features/friends/player-search.tsx: mt-2 opacity-60",
	"features/leaderboards/custom-game-list.tsx: opacity-60",
	"features/play/stage/dock.css: .dock-guess &[data-idle]:not([data-chosen])",
	'features/play/stage/half.css: .stage[data-phase="closing"] .half &[data-fades]',
	"features/progression/badge-picture.tsx: shrink-0 opacity-45",
];

const code = sources("**/*.{ts,tsx}");
const files = [
	...sources("**/*.css")
		.filter(({ file }) => !/tokens|fonts/.test(file))
		.map(({ file, text }) => ({ file, text, paints: paintsOfCss(text, (name) => root.has(name)) })),
	...code.map(({ file, text }) => ({ file, text, paints: paintsOfCode(text, classTokens) })),
].map((each) => ({
	...each,
	paints: each.paints.map((paint) => ({ ...paint, at: `${each.file}: ${paint.at}` })),
}));
const paints = files.flatMap((each) => each.paints);

/** What a file paints. A file without elements exports its classes, so the files that import it count too. */
function paintsAround({ file, paints }: (typeof files)[number]): Paint[] {
	if (!file.endsWith(".ts")) return paints;
	const users = files.filter((user) =>
		[...user.text.matchAll(/from "(\.[^"]+)"/g)].some(
			([, path = ""]) => join(dirname(user.file), path) === file,
		),
	);
	return [...paints, ...users.flatMap((user) => user.paints)];
}

const isOf = (list: readonly string[], { at }: Paint) => list.some((start) => at.startsWith(start));
/** Text colours without their own ground. */
function freeTexts(among: readonly Paint[]): Set<string> {
	const free = among.filter(
		(paint) => paint.text && !paint.grounds && !paint.opacity && !isOf([...SIGNS, ...BARE], paint),
	);
	return new Set(free.map(({ text = "" }) => text));
}

interface Pair {
	at: string;
	text: string;
	ground: string;
	opacity?: number;
	least: number;
}

const INK = "var(--ink)";
const PAGE = ["var(--paper)", "var(--raise)"];
const everywhere = freeTexts(paints);

/** A rule or list with text and ground is a pair. A ground alone is paired with ink and the texts of its file. */
function pairsOf(paint: Paint, file: readonly Paint[]): Pair[] {
	const { at, text, grounds, opacity } = paint;
	if (isOf(BARE, paint)) return [];
	if (isOf(SIGNS, paint))
		return (grounds ?? PAGE).map((ground) => ({ at, text: text ?? INK, ground, least: GRAPHIC }));
	if (opacity) {
		if (isOf(DIMMED, paint)) return [];
		const inside = file.filter((each) => each.text && each.grounds && !each.opacity);
		const dims = text ? [paint] : [...inside, { text: INK, grounds: PAGE }];
		return dims.flatMap((each) =>
			(each.grounds ?? PAGE).map((ground) => ({ at, text: each.text ?? INK, ground, opacity, least: TEXT })),
		);
	}
	const listed = [...TEXTS_ON].find(([start]) => at.startsWith(start))?.[1];
	const texts = text ? [text] : (listed ?? [INK, ...freeTexts(file)]);
	return (grounds ?? []).flatMap((ground) => texts.map((each) => ({ at, text: each, ground, least: TEXT })));
}

/** On the page's grounds, paper and raise, every text without its own ground can appear. */
const pairs: Pair[] = [
	...PAGE.flatMap((ground) =>
		[...everywhere].map((text) => ({ at: "any text on the page", text, ground, least: TEXT })),
	),
	...files.flatMap((file) => file.paints.flatMap((paint) => pairsOf(paint, paintsAround(file)))),
	...[...MIXED].flatMap(([at, grounds]) => grounds.map((ground) => ({ at, text: INK, ground, least: TEXT }))),
];

/** The lower contrast over paper and over raise, which show through a tint. */
function contrastOf({ text, ground, opacity }: Pair, token: (name: string) => string): number {
	const page = PAGE.map((below) => colour(below, token));
	const seen = page.map((below) => over(colour(ground, token), below));
	return Math.min(...seen.map((below: Colour) => contrast(over(colour(text, token), below, opacity), below)));
}

test.each(palettes)("has readable text on every ground: $name", ({ of }) => {
	const faults = pairs.flatMap((pair) => {
		const found = contrastOf(pair, of);
		const { at, text, ground, opacity = 1, least } = pair;
		return found < least ? [`${found.toFixed(2)}: ${text} at ${opacity} on ${ground} (${at})`] : [];
	});
	expect([...new Set(faults)]).toEqual([]);
});

test.each(palettes)("has visible borders and focus rings: $name", ({ of }) => {
	for (const line of ["var(--edge)", "var(--focus)"])
		for (const page of PAGE)
			expect(contrast(colour(line, of), colour(page, of)), `${line} on ${page}`).toBeGreaterThanOrEqual(
				GRAPHIC,
			);
});

test("knows the grounds on which a site's own colour is checked", () => {
	const grounds = (index: 0 | 1) => ["paper", "raise"].map((name) => root.get(name)?.[index]);
	expect(GROUNDS).toEqual({ light: grounds(0), dark: grounds(1) });
});

test("covers every colour class, and has no outdated exception", () => {
	expect(games).toHaveLength(8);
	const names = [...classTokens.keys()].join("|");
	const overlooked = code.flatMap(({ file, text }) => {
		const read = literalsOf(text).join(" ");
		const written = text.match(new RegExp(`(?<![\\w-])(text|bg)-(${names})(?![\\w-])`, "g")) ?? [];
		return written.filter((each) => !read.includes(each)).map((each) => `${file}: ${each}`);
	});
	expect(overlooked).toEqual([]);
	const mixing = code.filter(({ text }) => text.includes("color-mix("));
	expect(mixing.map(({ file }) => file)).toEqual([...MIXED.keys()]);
	for (const start of [...BARE, ...SIGNS, ...TEXTS_ON.keys(), ...DIMMED])
		expect(
			paints.some(({ at }) => at.startsWith(start)),
			start,
		).toBe(true);
});

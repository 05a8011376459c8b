import { numbersFrom } from "@hilo/rules/art/drawing";
import { POSTER_SCENES } from "@hilo/rules/play/card";
import type { MovieGenre } from "../filter-options.ts";

type Next = (below: number) => number;
/** From the darkest to the brightest. The dark emblem is on what glows. */
type Tone = "low" | "mid" | "high" | "glow";
type Layer = readonly [tone: Tone, d: string];

/** 100 units wide around the emblem at 50, 50; its ends may be beyond. */
type Scene = (next: Next) => readonly Layer[];

const disc = (x: number, y: number, r: number) =>
	`M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;
const box = (x: number, y: number, width: number, height: number) =>
	`M${x} ${y}h${width}v${height}h${-width}z`;
const all = (count: number, draw: (index: number) => string) =>
	Array.from({ length: count }, (_, n) => draw(n)).join("");
const ring = (x: number, y: number, r: number, width: number) => disc(x, y, r) + disc(x, y, r - width);
/** From left to right at the bottom. */
const ridge = (...points: readonly (readonly [x: number, y: number])[]) =>
	`M-60 250V${points[0]?.[1]}${points.map(([x, y]) => `L${x} ${y}`).join("")}H160V250z`;
const hill = (y: number, height: number, shift: number) =>
	`M-60 250V${y}q${30 + shift} ${-height} 60 0t60 0 60 0V250z`;
const stars = (next: Next, count: number) =>
	all(count, () => disc(next(100), 8 + next(60), 0.4 + next(3) * 0.25));

/** A burst of `count` points. */
function burst(next: Next, count: number, inner: number, outer: number): string {
	const points = Array.from({ length: count * 2 }, (_, n) => {
		const radius = n % 2 === 0 ? outer + next(14) : inner + next(4);
		const angle = (n * Math.PI) / count;
		return `${(50 + radius * Math.cos(angle)).toFixed(1)} ${(50 + radius * Math.sin(angle)).toFixed(1)}`;
	});
	return `M${points.join("L")}z`;
}

/** A ray of 12 degrees from the middle. */
function wedge(degrees: number): string {
	const [from, to] = [degrees, degrees + 12].map((angle) => (angle * Math.PI) / 180);
	const at = (angle = 0) =>
		`${(50 + 200 * Math.cos(angle)).toFixed(1)} ${(50 + 200 * Math.sin(angle)).toFixed(1)}`;
	return `M50 50L${at(from)}L${at(to)}z`;
}

/** What each genre's posters show. Nothing in them depends on the budget. */
const SCENES: Readonly<Record<MovieGenre, Scene>> = {
	// A blast, or a city at full speed.
	Action: (next) =>
		next(2) === 0
			? [
					["mid", burst(next, 11, 40, 62)],
					["high", burst(next, 9, 27, 40)],
					["glow", burst(next, 12, 19, 26)],
				]
			: [
					["mid", all(12, (n) => wedge(n * 30 + 8))],
					["glow", disc(50, 50, 27)],
					["high", all(13, (n) => box(-20 + n * 12, 78 - next(22), 9, 200))],
					["low", all(12, (n) => box(-24 + n * 13, 90 - next(20), 12, 200))],
				],

	// A sun behind mountains.
	Adventure: (next) => [
		["mid", disc(50, 50, 40)],
		["glow", disc(50, 50, 27)],
		["high", ridge([-10, 86], [12 + next(8), 62], [34, 80], [76 - next(8), 58], [110, 84])],
		["low", ridge([-10, 74], [next(12), 70], [40 + next(10), 96], [96 - next(8), 68], [120, 90])],
	],

	// Blots of paint.
	Animation: (next) => [
		["mid", disc(14 + next(12), 26, 20) + disc(90, 76, 26 + next(8)) + disc(10, 92, 16)],
		["high", disc(84 - next(10), 26, 15 + next(5)) + disc(20, 74, 13 + next(5)) + disc(64, 84, 6)],
		["glow", disc(50, 50, 27) + disc(27, 38, 11) + disc(70, 66, 13) + disc(34, 70, 7)],
	],

	// A circus tent.
	Comedy: (next) => [
		["mid", all(7, (n) => `M50 -8L${-70 + n * 40} 250h20z`)],
		["high", all(12, (n) => disc(50 + 33 * Math.cos(n * 0.5236), 50 + 33 * Math.sin(n * 0.5236), 2.2))],
		["glow", disc(50, 50, 26 + next(3))],
	],

	// Light through a blind.
	Crime: (next) => {
		const slope = 6 + next(10);
		const [left, right] = [20 + 2.2 * slope, 6 - 2.2 * slope];
		return [
			["mid", `M8 -10L26 250H96L74 -10z`],
			["glow", `M17 ${14 + slope}L83 14V${88 - slope}L17 88z`],
			["high", all(11, (n) => `M-60 ${left + n * 8}L160 ${right + n * 8}v2.6L-60 ${left + 2.6 + n * 8}z`)],
		];
	},

	// A lens.
	Documentary: (next) => [
		["mid", ring(50, 50, 62, 8) + ring(50, 50, 46, 5)],
		["high", ring(50, 50, 35, 6)],
		["glow", `${disc(50, 50, 26)}M${64 + next(6)} 22a32 32 0 0 1 14 14l5-3a38 38 0 0 0-16-16z`],
	],

	// A spotlight between curtains, or a low sun over the sea.
	Drama: (next) => {
		const from = next(2) === 0 ? 22 + next(20) : 78 - next(20);
		if (next(2) === 0) {
			return [
				["mid", disc(50, 50, 44)],
				["glow", disc(50, 50, 29)],
				["high", all(5, (n) => box(-60, 68 + n * n * 1.6, 220, 1 + n))],
				["low", hill(74, 5 + next(6), next(10)) + hill(94, 8, next(20))],
			];
		}
		return [
			["mid", `M${from - 3} -20L-6 120H106L${from + 3} -20z`],
			["glow", disc(50, 50, 27)],
			["low", all(3, (n) => `M${-40 + n * 14} -20q${26 - n * 5} 60 0 270h-60V-20z`)],
			["low", all(3, (n) => `M${140 - n * 14} -20q${-26 + n * 5} 60 0 270h60V-20z`)],
			["high", `M-60 -20v${34 + next(6)}q22 10 40 0t40 0 40 0 40 0 40 0V-20z`],
		];
	},

	// A rainbow over hills.
	Family: (next) => [
		["mid", ring(50, 66, 58, 9)],
		["high", ring(50, 66, 48, 8)],
		["glow", disc(50, 56, 31)],
		["high", hill(80, 16, next(12))],
		["low", hill(88, -14, next(12))],
	],

	// A castle under the moon.
	Fantasy: (next) => [
		["glow", disc(50, 50, 28) + stars(next, 26)],
		["mid", ridge([-10, 84], [16, 60 + next(10)], [34, 82], [70, 78], [88, 58 + next(10)], [110, 84])],
		[
			"low",
			`M-60 250V92H6V56l5-12 5 12V80h8V66l4-9 4 9V96H72V70l4-10 4 10V82h6V${48 + next(8)}l5-14 5 14V92h60V250z`,
		],
	],

	// An arch between columns.
	History: (next) => [
		["mid", `M14 250V46a36 36 0 0 1 72 0V250z`],
		["glow", `M23 250V48a27 27 0 0 1 54 0V250z`],
		["high", all(2, (n) => box(-2 + n * 92, 20, 12, 230) + box(-5 + n * 92, 14, 18, 5))],
		["low", all(3, (n) => box(-60, 84 + next(2) + n * 9, 220, 4))],
	],

	// A moon over thorns.
	Horror: (next) => [
		["mid", disc(50, 50, 42)],
		["glow", disc(50, 50, 30)],
		["high", `M-60 250V84${all(20, (n) => `L${-60 + n * 11} ${66 + next(10)}l6 22`)}V250z`],
		["low", `M-60 250V92${all(28, (n) => `L${-60 + n * 8} ${74 + next(14)}l4 20`)}V250z`],
		["low", `M-60 -60V14${all(20, () => `h4q1 ${6 + next(12)} 4 0q1 -3 3 0`)}V-60z`],
	],

	// Bars of sound.
	Music: (next) => [
		["mid", all(25, (n) => box(-25 + n * 6, 50 - 12 - next(26), 3.6, 200))],
		["high", all(25, (n) => box(-25 + n * 6, 62 + next(20), 3.6, 200))],
		["glow", disc(50, 50, 26)],
	],

	// A lamp's beam in the fog.
	Mystery: (next) => {
		const side = next(2) * 100;
		return [
			["mid", `M${side} 130L${96 - side * 0.92} -30H${160 - side * 1.6}z`],
			["glow", disc(50, 50, 27)],
			["high", hill(80, 10, next(14))],
			["low", hill(86, -12, next(14))],
		];
	},

	// Two that become one.
	Romance: (next) => {
		const apart = 15 + next(6);
		return [
			["mid", disc(50 - apart, 50, 36)],
			["high", disc(50 + apart, 50, 36)],
			["glow", disc(50, 50, 26)],
		];
	},

	// A planet's horizon.
	"Science Fiction": (next) => {
		const x = next(2) === 0 ? 14 + next(8) : 86 - next(8);
		return [
			["high", stars(next, 34) + disc(x, 28 + next(10), 5 + next(4))],
			["mid", disc(50, 50, 36)],
			["glow", disc(50, 50, 27)],
			["high", disc(50, 170, 100)],
			["low", disc(50 + next(12) - 6, 174, 100)],
		];
	},

	// A whirl.
	Thriller: (next) => {
		const turn = next(2) === 0 ? 1 : -1;
		return [
			["mid", all(4, (n) => ring(50 + turn * (3 - n) * 3, 50 - n, 80 - n * 13, 6.5))],
			["glow", disc(50, 50, 26)],
		];
	},

	// Searchlights over smoke.
	War: (next) => [
		["mid", `M${10 + next(10)} 110L66 -30h20zM${90 - next(10)} 110L14 -30h20z`],
		["glow", disc(50, 50, 27)],
		["high", all(6, (n) => disc(n * 20, 86 + next(8), 15))],
		["low", all(7, (n) => disc(-10 + n * 20, 100 + next(8), 17)) + box(-60, 100, 220, 150)],
	],

	// A low sun over mesas.
	Western: (next) => [
		["mid", disc(50, 50, 44)],
		["glow", disc(50, 50, 30)],
		["high", all(4, (n) => box(-60, 60 + n * 6.5, 220, 1.2 + n * 0.7))],
		[
			"low",
			`M-60 250V76H-6l3-${18 + next(8)}h20l4 ${18 + next(4)}h10V92h40V80h8l3-${16 + next(10)}h26l3 18h50V250z`,
		],
	],
};

/** Returns the genre's scenes as groups `v0`, `v1`, … of one SVG, in colours that its page gives: `--low`, for example. */
export function posterScenes(genre: MovieGenre): string {
	const groups = Array.from({ length: POSTER_SCENES }, (_, n) => {
		const layers = SCENES[genre](numbersFrom(`${genre} ${n}`));
		const paths = layers.map(([tone, d]) => `<path fill="var(--${tone})" fill-rule="evenodd" d="${d}"/>`);
		return `<g id="v${n}">${paths.join("")}</g>`;
	});
	return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">${groups.join("")}</svg>`;
}

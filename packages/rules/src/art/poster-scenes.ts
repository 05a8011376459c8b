import { disc, numbersFrom, path, rect } from "./drawing.ts";

/** How many scenes each genre of films has for its posters. */
export const POSTER_SCENES = 8;

export type PosterGenre = keyof typeof SCENES;

type Next = (below: number) => number;
/** 100 units wide around the emblem at 50, 50; its ends may be beyond. */
type Scene = (next: Next) => readonly string[];

// From the darkest to the brightest, in colours that the page gives. The dark emblem is on what glows.
const LOW = "var(--low)";
const MID = "var(--mid)";
const HIGH = "var(--high)";
const GLOW = "var(--glow)";

const all = (count: number, draw: (index: number) => string) =>
	Array.from({ length: count }, (_, n) => draw(n)).join("");
const ring = (x: number, y: number, r: number, width: number, fill: string) =>
	disc(x, y, r - width / 2, "none", ` stroke="${fill}" stroke-width="${width}"`);
/** From left to right at the bottom. */
const ridge = (fill: string, ...points: readonly (readonly [x: number, y: number])[]) =>
	path(`M-60 250V${points[0]?.[1]}${points.map(([x, y]) => `L${x} ${y}`).join("")}H160V250z`, fill);
const hill = (y: number, height: number, shift: number, fill: string) =>
	path(`M-60 250V${y}q${30 + shift} ${-height} 60 0t60 0 60 0V250z`, fill);
const stars = (next: Next, count: number, fill: string) =>
	all(count, () => disc(next(100), 8 + next(60), 0.4 + next(3) * 0.25, fill));

/** A burst of `count` points. */
function burst(next: Next, count: number, inner: number, outer: number, fill: string): string {
	const points = Array.from({ length: count * 2 }, (_, n) => {
		const radius = n % 2 === 0 ? outer + next(14) : inner + next(4);
		const angle = (n * Math.PI) / count;
		return `${(50 + radius * Math.cos(angle)).toFixed(1)} ${(50 + radius * Math.sin(angle)).toFixed(1)}`;
	});
	return path(`M${points.join("L")}z`, fill);
}

/** A ray of 12 degrees from the middle. */
function wedge(degrees: number): string {
	const [from, to] = [degrees, degrees + 12].map((angle) => (angle * Math.PI) / 180);
	const at = (angle = 0) =>
		`${(50 + 200 * Math.cos(angle)).toFixed(1)} ${(50 + 200 * Math.sin(angle)).toFixed(1)}`;
	return `M50 50L${at(from)}L${at(to)}z`;
}

/** What each genre's posters show. Nothing in them depends on the budget. */
const SCENES = {
	// A blast, or a city at full speed.
	Action: (next) =>
		next(2) === 0
			? [burst(next, 11, 40, 62, MID), burst(next, 9, 27, 40, HIGH), burst(next, 12, 19, 26, GLOW)]
			: [
					path(
						all(12, (n) => wedge(n * 30 + 8)),
						MID,
					),
					disc(50, 50, 27, GLOW),
					all(13, (n) => rect(-20 + n * 12, 78 - next(22), 9, 200, HIGH)),
					all(12, (n) => rect(-24 + n * 13, 90 - next(20), 12, 200, LOW)),
				],

	// A sun behind mountains.
	Adventure: (next) => [
		disc(50, 50, 40, MID),
		disc(50, 50, 27, GLOW),
		ridge(HIGH, [-10, 86], [12 + next(8), 62], [34, 80], [76 - next(8), 58], [110, 84]),
		ridge(LOW, [-10, 74], [next(12), 70], [40 + next(10), 96], [96 - next(8), 68], [120, 90]),
	],

	// Blots of paint.
	Animation: (next) => [
		disc(14 + next(12), 26, 20, MID) + disc(90, 76, 26 + next(8), MID) + disc(10, 92, 16, MID),
		disc(84 - next(10), 26, 15 + next(5), HIGH) + disc(20, 74, 13 + next(5), HIGH) + disc(64, 84, 6, HIGH),
		disc(50, 50, 27, GLOW) + disc(27, 38, 11, GLOW) + disc(70, 66, 13, GLOW) + disc(34, 70, 7, GLOW),
	],

	// A circus tent.
	Comedy: (next) => [
		all(7, (n) => path(`M50 -8L${-70 + n * 40} 250h20z`, MID)),
		all(12, (n) => disc(50 + 33 * Math.cos(n * 0.5236), 50 + 33 * Math.sin(n * 0.5236), 2.2, HIGH)),
		disc(50, 50, 26 + next(3), GLOW),
	],

	// Light through a blind.
	Crime: (next) => {
		const slope = 6 + next(10);
		const [left, right] = [20 + 2.2 * slope, 6 - 2.2 * slope];
		return [
			path("M8 -10L26 250H96L74 -10z", MID),
			path(`M17 ${14 + slope}L83 14V${88 - slope}L17 88z`, GLOW),
			all(11, (n) => path(`M-60 ${left + n * 8}L160 ${right + n * 8}v2.6L-60 ${left + 2.6 + n * 8}z`, HIGH)),
		];
	},

	// A lens.
	Documentary: (next) => [
		ring(50, 50, 62, 8, MID) + ring(50, 50, 46, 5, MID),
		ring(50, 50, 35, 6, HIGH),
		disc(50, 50, 26, GLOW) + path(`M${64 + next(6)} 22a32 32 0 0 1 14 14l5-3a38 38 0 0 0-16-16z`, GLOW),
	],

	// A spotlight between curtains, or a low sun over the sea.
	Drama: (next) => {
		const from = next(2) === 0 ? 22 + next(20) : 78 - next(20);
		if (next(2) === 0) {
			return [
				disc(50, 50, 44, MID),
				disc(50, 50, 29, GLOW),
				all(5, (n) => rect(-60, 68 + n * n * 1.6, 220, 1 + n, HIGH)),
				hill(74, 5 + next(6), next(10), LOW) + hill(94, 8, next(20), LOW),
			];
		}
		const curtains = [
			...[0, 1, 2].map((n) => `M${-40 + n * 14} -20q${26 - n * 5} 60 0 270h-60V-20z`),
			...[0, 1, 2].map((n) => `M${140 - n * 14} -20q${-26 + n * 5} 60 0 270h60V-20z`),
		];
		return [
			path(`M${from - 3} -20L-6 120H106L${from + 3} -20z`, MID),
			disc(50, 50, 27, GLOW),
			path(curtains.join(""), LOW, ' fill-rule="evenodd"'),
			path(`M-60 -20v${34 + next(6)}q22 10 40 0t40 0 40 0 40 0 40 0V-20z`, HIGH),
		];
	},

	// A rainbow over hills.
	Family: (next) => [
		ring(50, 66, 58, 9, MID),
		ring(50, 66, 48, 8, HIGH),
		disc(50, 56, 31, GLOW),
		hill(80, 16, next(12), HIGH),
		hill(88, -14, next(12), LOW),
	],

	// A castle under the moon.
	Fantasy: (next) => [
		disc(50, 50, 28, GLOW) + stars(next, 26, GLOW),
		ridge(MID, [-10, 84], [16, 60 + next(10)], [34, 82], [70, 78], [88, 58 + next(10)], [110, 84]),
		path(
			`M-60 250V92H6V56l5-12 5 12V80h8V66l4-9 4 9V96H72V70l4-10 4 10V82h6V${48 + next(8)}l5-14 5 14V92h60V250z`,
			LOW,
		),
	],

	// An arch between columns.
	History: () => [
		path("M14 250V46a36 36 0 0 1 72 0V250z", MID),
		path("M23 250V48a27 27 0 0 1 54 0V250z", GLOW),
		all(2, (n) => rect(-2 + n * 92, 20, 12, 230, HIGH) + rect(-5 + n * 92, 14, 18, 5, HIGH)),
	],

	// A moon over thorns.
	Horror: (next) => [
		disc(50, 50, 42, MID),
		disc(50, 50, 30, GLOW),
		path(`M-60 250V84${all(20, (n) => `L${-60 + n * 11} ${66 + next(10)}l6 22`)}V250z`, HIGH),
		path(`M-60 250V92${all(28, (n) => `L${-60 + n * 8} ${74 + next(14)}l4 20`)}V250z`, LOW),
		path(`M-60 -60V14${all(20, () => `h4q1 ${6 + next(12)} 4 0q1 -3 3 0`)}V-60z`, LOW),
	],

	// Bars of sound.
	Music: (next) => [
		all(25, (n) => rect(-25 + n * 6, 50 - 12 - next(26), 3.6, 200, MID)),
		all(25, (n) => rect(-25 + n * 6, 62 + next(20), 3.6, 200, HIGH)),
		disc(50, 50, 26, GLOW),
	],

	// A lamp's beam in the fog.
	Mystery: (next) => {
		const side = next(2) * 100;
		return [
			path(`M${side} 130L${96 - side * 0.92} -30H${160 - side * 1.6}z`, MID),
			disc(50, 50, 27, GLOW),
			hill(80, 10, next(14), HIGH),
			hill(86, -12, next(14), LOW),
		];
	},

	// Two that become one.
	Romance: (next) => {
		const apart = 15 + next(6);
		return [disc(50 - apart, 50, 36, MID), disc(50 + apart, 50, 36, HIGH), disc(50, 50, 26, GLOW)];
	},

	// A planet's horizon.
	"Science Fiction": (next) => {
		const x = next(2) === 0 ? 14 + next(8) : 86 - next(8);
		return [
			stars(next, 34, HIGH) + disc(x, 28 + next(10), 5 + next(4), HIGH),
			disc(50, 50, 36, MID),
			disc(50, 50, 27, GLOW),
			disc(50, 170, 100, HIGH),
			disc(50 + next(12) - 6, 174, 100, LOW),
		];
	},

	// A whirl.
	Thriller: (next) => {
		const turn = next(2) === 0 ? 1 : -1;
		return [
			all(4, (n) => ring(50 + turn * (3 - n) * 3, 50 - n, 80 - n * 13, 6.5, MID)),
			disc(50, 50, 26, GLOW),
		];
	},

	// Searchlights over smoke.
	War: (next) => [
		path(`M${10 + next(10)} 110L66 -30h20zM${90 - next(10)} 110L14 -30h20z`, MID),
		disc(50, 50, 27, GLOW),
		all(6, (n) => disc(n * 20, 86 + next(8), 15, HIGH)),
		all(7, (n) => disc(-10 + n * 20, 100 + next(8), 17, LOW)) + rect(-60, 100, 220, 150, LOW),
	],

	// A low sun over mesas.
	Western: (next) => [
		disc(50, 50, 44, MID),
		disc(50, 50, 30, GLOW),
		all(4, (n) => rect(-60, 60 + n * 6.5, 220, 1.2 + n * 0.7, HIGH)),
		path(
			`M-60 250V76H-6l3-${18 + next(8)}h20l4 ${18 + next(4)}h10V92h40V80h8l3-${16 + next(10)}h26l3 18h50V250z`,
			LOW,
		),
	],
} as const satisfies Record<string, Scene>;

/** The address of the genre's scenes on the site, without the first slash. */
export const posterFile = (genre: PosterGenre) => `posters/${genre.toLowerCase().replace(" ", "-")}.svg`;

/** Returns the genre's scenes as groups `v0`, `v1`, … of one SVG. */
export function posterScenes(genre: PosterGenre): string {
	const groups = Array.from(
		{ length: POSTER_SCENES },
		(_, n) => `<g id="v${n}">${SCENES[genre](numbersFrom(`${genre} ${n}`)).join("")}</g>`,
	);
	return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">${groups.join("")}</svg>`;
}

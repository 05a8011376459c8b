import { colour } from "../colour.ts";
import { type Draw, disc, line, path, rect, sky } from "../drawing.ts";

function light(next: (below: number) => number, hue: number): string {
	return disc(18 + next(64), 18 + next(14), 7 + next(6), colour(0.95, 0.05, hue));
}

const HOURS = [
	[250, 220, 0.55, 0.85],
	[290, 40, 0.45, 0.82],
	[270, 350, 0.35, 0.75],
	[230, 200, 0.65, 0.92],
	[275, 260, 0.24, 0.46],
	[190, 90, 0.6, 0.9],
] as const;

function hour(next: (below: number) => number) {
	const [top, bottom, dark, bright] = HOURS[next(HOURS.length)] ?? HOURS[0];
	return { ground: sky(colour(dark, 0.1, top), colour(bright, 0.08, bottom)), hue: bottom };
}

/** The front peak always reaches the same height, so that the picture does not hint at the mountain's height. */
export const mountain: Draw = (next) => {
	const { ground, hue } = hour(next);
	const top = 34 + next(32);
	const left = top - 34 - next(16);
	const right = top + 34 + next(16);
	const tint = next(360);
	const bend = 38 + next(8);
	const far = [0, 1, 2, 3, 4].map((n) => `${n * 25} ${46 + ((n + next(2)) % 2) * 16 + next(8)}`).join("L");
	const snow = `M${top} 24L${top - 11} ${44 + next(4)}l5-3 4 6 5-5 5 5 ${3 + next(2)}-${4 + next(3)}z`;
	return [
		ground,
		light(next, hue),
		path(`M0 100V60L${far}V100z`, colour(0.62, 0.06, tint)),
		path(
			`M${left} 100L${top - 14} ${bend + 12}L${top} 24L${top + 12} ${bend + 4}L${right} 100z`,
			colour(0.42, 0.07, tint),
		),
		path(
			`M${top} 24L${top + 12} ${bend + 4}L${right} 100H${top - 4}L${top + 6} 62z`,
			colour(0.33, 0.06, tint),
		),
		path(snow, colour(0.97, 0.01, tint)),
		path(`M0 100V${84 + next(6)}q25-${6 + next(6)} 50 0t50-2V100z`, colour(0.28, 0.07, 150 + next(60))),
	].join("");
};

export const river: Draw = (next) => {
	const { ground, hue } = hour(next);
	const green = 110 + next(60);
	const start = 30 + next(40);
	const bow = next(2) === 0 ? 26 : -26;
	const end = 36 + next(28);
	const bed = (width: number) =>
		`M${start} 44C${start + bow} 52 ${start - 2 * bow} 62 ${end - bow / 2} 74S${end + bow} 90 ${end} 104L${end + width} 104C${end + width + bow} 88 ${end + width / 2} 84 ${end + width / 2 - bow / 2} 73S${start + bow + 6} 54 ${start + 2} 44z`;
	const trees = Array.from({ length: 5 + next(4) }, () => {
		const near = next(30);
		const x = next(2) === 0 ? next(18) : 82 + next(18);
		const y = 52 + near;
		const size = 4 + near / 6;
		return path(
			`M${x} ${y - size * 2}l${size} ${size * 2}h${-size * 2}z`,
			colour(0.34 + next(10) / 100, 0.09, green),
		);
	});
	return [
		ground,
		light(next, hue),
		path(`M0 48q20-${10 + next(12)} 44-2t56-4V60H0z`, colour(0.5, 0.07, green + 40)),
		rect(0, 46, 100, 54, colour(0.58, 0.11, green)),
		path(`M0 ${66 + next(8)}q30-8 52 2t48-4V100H0z`, colour(0.5, 0.11, green)),
		path(bed(30 + next(8)), colour(0.74, 0.1, 225)),
		line(
			`M${start} 50q${bow / 3} 6 ${-bow / 4} 12M${end + 6} 84q${bow / 3} 5 4 12`,
			colour(0.9, 0.05, 225),
			1.4,
		),
		...trees,
	].join("");
};

export const road: Draw = (next) => {
	const { ground, hue } = hour(next);
	const land = [60, 90, 130, 150, 40][next(5)] ?? 90;
	const x = 32 + next(36);
	const bow = next(2) === 0 ? 18 : -18;
	const posts = [0, 1, 2].map((n) =>
		rect(x + bow + 16 + n * 9, 56 + n * 9, 1.2 + n * 0.5, 6 + n * 3, colour(0.92, 0.02, 80)),
	);
	return [
		ground,
		light(next, hue),
		path(`M0 52q24-${12 + next(10)} 50-2t50-${4 + next(8)}V100H0z`, colour(0.52, 0.08, land + 30)),
		path(`M0 58q40-${6 + next(6)} 100 0V100H0z`, colour(0.6, 0.1, land)),
		path(
			`M${x} 55C${x + bow} 64 ${x - bow} 74 24 102H78C${x + 20} 78 ${x + bow + 8} 66 ${x + 3} 55z`,
			colour(0.34, 0.02, 270),
		),
		line(
			`M${x + 1.5} 57C${x + bow + 3} 66 ${x + 4 - bow / 3} 78 51 100`,
			colour(0.94, 0.09, 95),
			1.6,
			' stroke-dasharray="5 5"',
		),
		...posts,
		path(`M${next(8)} 100q8-${18 + next(8)} 20 0z`, colour(0.42, 0.1, land)),
	].join("");
};

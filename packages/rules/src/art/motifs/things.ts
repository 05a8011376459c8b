import { colour } from "../colour.ts";
import { type Draw, disc, line, path, rect, sky } from "../drawing.ts";

export const metro: Draw = (next) => {
	const hue = next(360);
	const paper = colour(0.95, 0.02, hue);
	const y = 16 + next(14);
	const x = 16 + next(14);
	const lines = [
		line(`M-4 ${y}H${34 + next(10)}l20 20H104`, colour(0.62, 0.19, hue + 120), 4),
		line(`M${x} -4V${40 + next(10)}l22 22V104`, colour(0.6, 0.17, hue + 240), 4),
		line(`M104 ${y - 6}H${76 - next(8)}L30 ${60 + next(10)}V104`, colour(0.7, 0.16, hue + 60), 4),
	];
	const stops = [
		[20 + next(8), y],
		[x, 34],
		[84, y - 6],
	].map(([cx = 0, cy = 0]) =>
		disc(cx, cy, 3.4, paper, ` stroke="${colour(0.25, 0.03, hue)}" stroke-width="1.6"`),
	);
	const coat = colour(0.58, 0.19, hue + next(7) * 51);
	const train = [
		path("M28 100V54q0-18 22-18t22 18V100z", coat),
		path("M33 68V56q0-13 17-13t17 13V68z", colour(0.28, 0.05, 260)),
		path("M33 68V56q0-13 12-13L39 68z", colour(0.45, 0.05, 250)),
		rect(28, 74, 44, next(2) === 0 ? 3 : 5, paper),
		disc(36, 87, 4, colour(0.95, 0.1, 95)),
		disc(64, 87, 4, colour(0.95, 0.1, 95)),
		rect(42, 37.5, 16, 3.4, colour(0.9, 0.15, 85), ' rx="1.7"'),
	];
	return [rect(0, 0, 100, 100, paper), ...lines, ...stops, ...train].join("");
};

const CLOTHS = [20, 60, 140, 210, 260, 330];

/** What lies on the plate does not hint at an amount. */
export const food: Draw = (next) => {
	const hue = CLOTHS[next(CLOTHS.length)] ?? 20;
	const cloth = colour(0.62, 0.13, hue);
	const stripes = [0, 1, 2, 3, 4].map((n) => rect(n * 22 - next(4), 0, 9, 100, colour(0.7, 0.11, hue)));
	const rotation = next(360);
	const colours = [
		colour(0.66, 0.19, 30),
		colour(0.7, 0.17, 130),
		colour(0.82, 0.16, 85),
		colour(0.6, 0.16, 20),
	];
	const bites = Array.from({ length: 5 }, (_, n) => {
		const angle = ((rotation + n * 72 + next(24)) * Math.PI) / 180;
		const radius = 9 + next(5);
		const x = (50 + radius * Math.cos(angle)).toFixed(1);
		const y = (52 + radius * Math.sin(angle)).toFixed(1);
		const fill = colours[(n + next(3)) % colours.length] ?? "";
		if (next(3) === 0) return disc(Number(x), Number(y), 6.5, fill);
		const shape = next(2) === 0 ? "M-7 0a7 7 0 0 1 14 0z" : "M-6-5q6-5 12 0q2 9-6 10t-6-10z";
		return `<g transform="translate(${x} ${y}) rotate(${next(360)})">${path(shape, fill)}</g>`;
	});
	return [
		rect(0, 0, 100, 100, cloth),
		...stripes,
		disc(50, 54, 32, colour(0.3, 0.06, hue), ' opacity=".35"'),
		disc(50, 52, 32, colour(0.98, 0.01, 90)),
		disc(50, 52, 23, colour(0.93, 0.015, 90)),
		...bites,
		line("M10 28V76M7 28v9q0 4 3 4t3-4V28", colour(0.9, 0.01, 260), 2),
		line("M90 28V76M90 28q5 8 0 22", colour(0.9, 0.01, 260), 2.4),
	].join("");
};

/** The number of coins is always the same, so that the picture does not hint at an amount. */
export const coin: Draw = (next) => {
	const hue = next(360);
	const metal = [85, 75, 60, 95][next(4)] ?? 85;
	const edge = colour(0.6, 0.12, metal - 15);
	const surface = colour(0.86, 0.14, metal);
	const shine = colour(0.94, 0.09, metal + 5);
	const small = [0, 1, 2].map((n) => {
		const x = 18 + n * 32 + next(8) - 4;
		const y = 78 + next(10);
		return `<ellipse cx="${x}" cy="${y + 3}" rx="14" ry="5" fill="${edge}"/><ellipse cx="${x}" cy="${y}" rx="14" ry="5" fill="${surface}"/>`;
	});
	const emblem = [
		"M50 26l4.6 10.6 11.4 1-8.6 7.6 2.6 11.2L50 50.600l-10 5.8 2.600-11.2-8.600-7.600 11.400-1z",
		"M50 26a15 15 0 1 0 0 30 15 15 0 1 0 0-30zm0 6a9 9 0 1 1 0 18 9 9 0 1 1 0-18z",
		"M36 54V34l8 8 6-14 6 14 8-8v20z",
		"M50 24q16 14 0 34q-16-20 0-34z",
		"M36 28h28l-14 28z",
	];
	const rays = Array.from({ length: 12 }, (_, n) => `M50 42L${n * 30 - 140} -60h16z`).join("");
	return [
		sky(colour(0.36, 0.11, hue), colour(0.24, 0.08, hue + 30)),
		`<g opacity=".25" transform="rotate(${next(30)} 50 42)">${path(rays, colour(0.6, 0.13, hue))}</g>`,
		disc(50, 45, 29, edge),
		disc(50, 42, 29, surface),
		disc(50, 42, 23.5, "none", ` stroke="${edge}" stroke-width="1.6" stroke-dasharray="2.4 2.2"`),
		path(emblem[next(emblem.length)] ?? "", edge),
		line("M29 34a23 23 0 0 1 13-13", shine, 2.6),
		...small,
	].join("");
};

/** The tallest house always has the same height, so that the picture does not hint at a building's height. */
export const building: Draw = (next) => {
	const hue = next(360);
	const warm = colour(0.9, 0.13, 85);
	const houseAt = (x: number, width: number, top: number, fill: string) => {
		const columns = Math.floor((width - 3) / 6);
		const windows = Array.from({ length: columns * 7 }, (_, n) => {
			const y = top + 6 + Math.floor(n / columns) * 9;
			const isLit = next(3) > 0;
			return y > 88 ? "" : rect(x + 3 + (n % columns) * 6, y, 3, 4.6, isLit ? warm : colour(0.22, 0.04, hue));
		});
		return [rect(x, top, width, 100 - top, fill), ...windows].join("");
	};
	const tower = 34 + next(10);
	const cap = [
		`M${tower} 24h26l-13-14z`,
		`M${tower} 24h26v-4h-6v-5h-14v5h-6z`,
		`M${tower} 24a13 13 0 0 1 26 0z`,
	];
	return [
		sky(colour(0.34, 0.12, hue + 200), colour(0.76, 0.12, hue + 260)),
		disc(16 + next(70), 18, 6, colour(0.95, 0.05, 90)),
		houseAt(2, 21, 52 + next(12), colour(0.42, 0.06, hue)),
		houseAt(76, 22, 48 + next(14), colour(0.4, 0.06, hue + 30)),
		houseAt(22, 20, 60 + next(10), colour(0.36, 0.06, hue + 15)),
		path(cap[next(cap.length)] ?? "", colour(0.44, 0.09, hue + 40)),
		houseAt(tower, 26, 24, colour(0.33, 0.07, hue + 40)),
		rect(0, 95, 100, 5, colour(0.22, 0.03, hue)),
	].join("");
};

/** sRGB red, green, blue and alpha, each from 0 to 1. */
export type Colour = readonly [number, number, number, number];
type Three = readonly [number, number, number];

const toLinear = (value: number) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);
const toGamma = (value: number) => (value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055);
const change = ([a, b, c]: Three, by: (value: number) => number): Three => [by(a), by(b), by(c)];
const dot = ([x, y, z]: Three, [a, b, c]: Three) => x * a + y * b + z * c;
const times = ([x, y, z]: readonly [Three, Three, Three], vector: Three): Three => [
	dot(x, vector),
	dot(y, vector),
	dot(z, vector),
];

/** Björn Ottosson's Oklab, as in CSS Color 4. */
function toOklab([r, g, b]: Three): Three {
	const cones = times(
		[
			[0.4122214708, 0.5363325363, 0.0514459929],
			[0.2119034982, 0.6806995451, 0.1073969566],
			[0.0883024619, 0.2817188376, 0.6299787005],
		],
		[toLinear(r), toLinear(g), toLinear(b)],
	);
	return times(
		[
			[0.2104542553, 0.793617785, -0.0040720468],
			[1.9779984951, -2.428592205, 0.4505937099],
			[0.0259040371, 0.7827717662, -0.808675766],
		],
		change(cones, Math.cbrt),
	);
}

function fromOklab(lab: Three): Three {
	const cones = times(
		[
			[1, 0.3963377774, 0.2158037573],
			[1, -0.1055613458, -0.0638541728],
			[1, -0.0894841775, -1.291485548],
		],
		lab,
	);
	const linear = times(
		[
			[4.0767416621, -3.3077115913, 0.2309699292],
			[-1.2684380046, 2.6097574011, -0.3413193965],
			[-0.0041960863, -0.7034186147, 1.707614701],
		],
		change(cones, (cone) => cone ** 3),
	);
	return change(linear, (value) => Math.min(1, Math.max(0, toGamma(value))));
}

/** `color-mix(in oklab, one share, other)`, with premultiplied alpha as in CSS. */
function mix(one: Colour, other: Colour, share: number): Colour {
	const alpha = one[3] * share + other[3] * (1 - share);
	if (alpha === 0) return [0, 0, 0, 0];
	const [a, b] = [toOklab([one[0], one[1], one[2]]), toOklab([other[0], other[1], other[2]])];
	const at = (index: 0 | 1 | 2) => (a[index] * one[3] * share + b[index] * other[3] * (1 - share)) / alpha;
	return [...fromOklab([at(0), at(1), at(2)]), alpha];
}

/** Parses `#rrggbb`, `transparent`, a token as `var(--name)`, or a `color-mix` of two of these. */
export function colour(css: string, token: (name: string) => string): Colour {
	const mixed = /^color-mix\(in oklab, (\S+)(?: ([\d.]+)%)?, (\S+?)(?: ([\d.]+)%)?\)$/.exec(css);
	if (mixed) {
		const [, one = "", share, other = "", rest] = mixed;
		const part = share ? Number(share) : 100 - Number(rest ?? 50);
		return mix(colour(one, token), colour(other, token), part / 100);
	}
	if (css === "transparent") return [0, 0, 0, 0];
	const name = /^var\(--([\w-]+)\)$/.exec(css)?.[1];
	if (name) return colour(token(name), token);
	const hex = /^#(\w\w)(\w\w)(\w\w)$/.exec(css);
	if (!hex) throw new Error(`No colour: ${css}`);
	const part = (index: 1 | 2 | 3) => Number.parseInt(hex[index] ?? "", 16) / 255;
	return [part(1), part(2), part(3), 1];
}

/** Blends a colour over an opaque one. */
export function over(top: Colour, ground: Colour, opacity = 1): Colour {
	const alpha = top[3] * opacity;
	const at = (index: 0 | 1 | 2) => top[index] * alpha + ground[index] * (1 - alpha);
	return [at(0), at(1), at(2), 1];
}

function luminance([r, g, b]: Colour): number {
	return 0.2126 * toLinear(r) + 0.7152 * toLinear(g) + 0.0722 * toLinear(b);
}

/** The contrast of two opaque colours by WCAG 2. */
export function contrast(one: Colour, other: Colour): number {
	const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
	return (light + 0.05) / (dark + 0.05);
}

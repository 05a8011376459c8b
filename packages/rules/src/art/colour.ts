type Three = readonly [number, number, number];

/** Oklab's lightness from 0 to 1, with its two colour axes as chroma and hue (radians). */
export interface Oklch {
	readonly lightness: number;
	readonly chroma: number;
	readonly hue: number;
}

const toLinear = (value: number) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);
const toGamma = (value: number) => (value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055);

function linearOf(hex: string): Three {
	const part = (at: number) => toLinear(Number.parseInt(hex.slice(at, at + 2), 16) / 255);
	return [part(1), part(3), part(5)];
}

function hexOf(linear: Three): string {
	const byte = (value: number) => Math.round(Math.min(1, Math.max(0, toGamma(value))) * 255);
	return `#${linear.map((value) => byte(value).toString(16).padStart(2, "0")).join("")}`;
}

/** Returns the contrast of two colours by WCAG 2, from 1 to 21. @param one "#rrggbb" @param other "#rrggbb" */
export function contrast(one: string, other: string): number {
	const [a, b] = [luminance(linearOf(one)), luminance(linearOf(other))];
	return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

function luminance([red, green, blue]: Three): number {
	return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Returns a colour by Björn Ottosson's Oklab, as in CSS Color 4. @param hex "#rrggbb" */
export function toOklch(hex: string): Oklch {
	const [r, g, b] = linearOf(hex);
	const long = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
	const medium = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
	const short = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
	const green = 1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short;
	const yellow = 0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short;
	return {
		lightness: 0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short,
		chroma: Math.hypot(green, yellow),
		hue: Math.atan2(yellow, green),
	};
}

/** Returns `oklch(lightness chroma hue)` as "#rrggbb", clamped to sRGB channel by channel; `hue` in degrees. */
export function colour(lightness: number, chroma: number, hue: number): string {
	return hexOf(linearOfOklch({ lightness, chroma, hue: (hue * Math.PI) / 180 }));
}

/** Returns the colour as "#rrggbb", with less chroma where sRGB has none of that lightness and hue. */
export function fromOklch(wanted: Oklch): string {
	let chroma = wanted.chroma;
	while (chroma > 0.001 && !isInGamut(linearOfOklch({ ...wanted, chroma }))) chroma *= 0.98;
	return hexOf(linearOfOklch({ ...wanted, chroma }));
}

function linearOfOklch({ lightness, chroma, hue }: Oklch): Three {
	const [green, yellow] = [chroma * Math.cos(hue), chroma * Math.sin(hue)];
	const long = (lightness + 0.3963377774 * green + 0.2158037573 * yellow) ** 3;
	const medium = (lightness - 0.1055613458 * green - 0.0638541728 * yellow) ** 3;
	const short = (lightness - 0.0894841775 * green - 1.291485548 * yellow) ** 3;
	return [
		4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
		-1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
		-0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
	];
}

function isInGamut(linear: Three): boolean {
	return linear.every((value) => value >= -0.0001 && value <= 1.0001);
}

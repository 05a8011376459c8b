/**
 * Returns `oklch(lightness chroma hue)` as `#rrggbb`, clamped to sRGB channel by channel; `hue` in degrees.
 * @see https://bottosson.github.io/posts/oklab/
 */
export function colour(lightness: number, chroma: number, hue: number): string {
	const radians = (hue * Math.PI) / 180;
	const a = chroma * Math.cos(radians);
	const b = chroma * Math.sin(radians);
	const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
	const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
	const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
	const channels = [
		4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
		-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
		-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
	];
	return `#${channels.map(hexOf).join("")}`;
}

function hexOf(linear: number): string {
	const light = linear <= 0.0031308 ? 12.92 * linear : 1.055 * linear ** (1 / 2.4) - 0.055;
	return Math.round(Math.min(1, Math.max(0, light)) * 255)
		.toString(16)
		.padStart(2, "0");
}

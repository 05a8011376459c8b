import { contrast, fromOklch, toOklch } from "../art/colour.ts";

// Promised in docs/product.md#name-and-look.

export type AccentTheme = "light" | "dark";

/** A colour as "#rrggbb", and that of text on it. */
export interface AccentTone {
	readonly accent: string;
	readonly onAccent: string;
}

export type AccentTones = Readonly<Record<AccentTheme, AccentTone>>;

export interface AccentFault {
	readonly theme: AccentTheme;
	/** Of the colour itself, rounded down to tenths. */
	readonly contrast: number;
}

/** WCAG AA for text. */
export const MIN_CONTRAST = 4.5;

/** `--paper` and `--raise` of each theme, on which text has the accent's colour. */
export const GROUNDS = {
	light: ["#f6f0e4", "#fffbf3"],
	dark: ["#141119", "#1f1b27"],
} as const satisfies Record<AccentTheme, readonly string[]>;

/** Readable on every accent that is readable on the theme's paper. */
const ON_ACCENT = { light: "#ffffff", dark: "#141119" } as const satisfies Record<AccentTheme, string>;

/** What other tones aim at: like the games' accents, which are brighter on dark paper. */
const AIM = { light: MIN_CONTRAST, dark: 6.5 } as const satisfies Record<AccentTheme, number>;

/** In OKLCH lightness, which is from 0 to 1. A tone further away is no longer the colour that was chosen. */
const MAX_SHIFT = 0.4;
const STEP = 0.01;

/**
 * Returns the tone of a colour for each theme: the colour itself where text in it is readable, else a darker or
 * lighter one. Returns the fault where that is too far away: of nearly white and nearly black colours.
 * @param hex "#rrggbb"
 */
export function accentTones(hex: string): AccentTones | AccentFault {
	const [light, dark] = [toneFor("light", hex), toneFor("dark", hex)];
	if (light === null) return faultOf("light", hex);
	if (dark === null) return faultOf("dark", hex);
	return {
		light: { accent: light, onAccent: ON_ACCENT.light },
		dark: { accent: dark, onAccent: ON_ACCENT.dark },
	};
}

/** Returns the tones of a stored accent; null without one. */
export function storedAccentTones(accent: string | null): AccentTones | null {
	const tones = accent === null ? null : accentTones(accent);
	return tones && "light" in tones ? tones : null;
}

/** Returns what is wrong with a colour as a text for administrators; null if it is readable. @param hex "#rrggbb" */
export function accentFaultText(hex: string): string | null {
	const tones = accentTones(hex);
	if ("light" in tones) return null;
	const { theme, contrast } = tones;
	const better = theme === "light" ? "darker" : "lighter";
	return `Text in this colour would be hard to read on the ${theme} theme: ${contrast.toFixed(1)} to 1, and ${MIN_CONTRAST} is needed. Please choose a ${better} one.`;
}

function toneFor(theme: AccentTheme, hex: string): string | null {
	if (contrastIn(theme, hex) >= MIN_CONTRAST) return hex;
	const colour = toOklch(hex);
	const direction = theme === "light" ? -STEP : STEP;
	let tone = hex;
	for (let steps = 1; steps * STEP <= MAX_SHIFT && contrastIn(theme, tone) < AIM[theme]; steps++)
		tone = fromOklch({ ...colour, lightness: colour.lightness + steps * direction });
	return contrastIn(theme, tone) >= MIN_CONTRAST ? tone : null;
}

/** The lowest on the theme's grounds. */
function contrastIn(theme: AccentTheme, hex: string): number {
	return Math.min(...GROUNDS[theme].map((ground) => contrast(hex, ground)));
}

function faultOf(theme: AccentTheme, hex: string): AccentFault {
	return { theme, contrast: Math.floor(contrastIn(theme, hex) * 10) / 10 };
}

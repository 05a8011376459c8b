import fc from "fast-check";
import { expect, it } from "vitest";
import { accentFaultText, accentTones, GROUNDS, MIN_CONTRAST } from "./accent.ts";

const hexes = fc.integer({ min: 0, max: 0xffffff }).map((n) => `#${n.toString(16).padStart(6, "0")}`);

/** By WCAG 2.2 itself, apart from the rules' own maths. */
function luminance(hex: string): number {
	const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
		const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
		return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
	});
	return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
	const [a, b] = [luminance(one), luminance(other)];
	return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

it("gives tones that are readable as text and as a ground, in both themes", () => {
	fc.assert(
		fc.property(hexes, (hex) => {
			const tones = accentTones(hex);
			fc.pre("light" in tones);
			for (const theme of ["light", "dark"] as const) {
				const { accent, onAccent } = tones[theme];
				expect(accent).toMatch(/^#[\da-f]{6}$/);
				for (const ground of [...GROUNDS[theme], onAccent])
					expect(contrast(accent, ground), `${hex}: ${accent} on ${ground}`).toBeGreaterThanOrEqual(
						MIN_CONTRAST,
					);
			}
		}),
	);
});

it("refuses a colour only where it is hard to read as it is, and says how hard", () => {
	fc.assert(
		fc.property(hexes, (hex) => {
			const tones = accentTones(hex);
			expect(accentFaultText(hex) === null).toBe("light" in tones);
			if ("light" in tones) return;
			const lowest = Math.min(...GROUNDS[tones.theme].map((ground) => contrast(hex, ground)));
			expect(tones.contrast).toBeLessThan(MIN_CONTRAST);
			expect(lowest - tones.contrast).toBeGreaterThanOrEqual(-1e-9);
			expect(lowest - tones.contrast).toBeLessThan(0.1);
		}),
	);
});

it("names theme and contrast of a colour that is hard to read", () => {
	expect(accentFaultText("#ffff00")).toBe(
		"Text in this colour would be hard to read on the light theme: 1.0 to 1, and 4.5 is needed. Please choose a darker one.",
	);
	expect(accentFaultText("#000000")).toContain(
		"on the dark theme: 1.1 to 1, and 4.5 is needed. Please choose a lighter",
	);
});

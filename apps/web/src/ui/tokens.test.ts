import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";

const css = await readFile(join(import.meta.dirname, "tokens.css"), "utf8");

/** The two colours of every token of a block, light and dark. */
function tokensOf(block: string): Map<string, readonly [string, string]> {
	const pairs = block.matchAll(/--([\w-]+): light-dark\((#\w{6}), (#\w{6})\);/g);
	return new Map([...pairs].map(([, name = "", light = "", dark = ""]) => [name, [light, dark]]));
}

function luminance(colour: string): number {
	const channel = (at: number) => {
		const value = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
		return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
	};
	return 0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5);
}

function contrast(one: string, other: string): number {
	const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
	return (light + 0.05) / (dark + 0.05);
}

const blocks = [...css.matchAll(/([^{}]+)\{([^{}]*)\}/g)].map(([, selector = "", block = ""]) => ({
	selector: selector.trim(),
	tokens: tokensOf(block),
}));
const root = blocks.find(({ selector }) => selector.endsWith(":root"))?.tokens ?? new Map();
const games = blocks.filter(({ tokens }) => tokens.has("accent") && tokens !== root);
const TEXT = 4.5;
const EDGE = 3;

test.each(["light", "dark"] as const)("the %s theme's colours can be read", (theme) => {
	const of = (tokens: typeof root, name: string) => tokens.get(name)?.[theme === "light" ? 0 : 1] ?? "";
	for (const page of ["paper", "raise"]) {
		for (const text of ["ink", "muted", "higher", "lower", "right", "wrong", "warn", "accent"]) {
			expect(contrast(of(root, text), of(root, page)), `${text} on ${page}`).toBeGreaterThanOrEqual(TEXT);
		}
		expect(contrast(of(root, "edge"), of(root, page)), `edge on ${page}`).toBeGreaterThanOrEqual(EDGE);
	}
	for (const fill of ["higher", "lower", "right", "wrong", "warn", "accent"]) {
		expect(contrast(of(root, `on-${fill}`), of(root, fill)), `on-${fill}`).toBeGreaterThanOrEqual(TEXT);
	}
});

test.each(["light", "dark"] as const)("every game's accent can be read in the %s theme", (theme) => {
	const of = (tokens: typeof root, name: string) => tokens.get(name)?.[theme === "light" ? 0 : 1] ?? "";
	expect(games).toHaveLength(8);
	for (const { selector, tokens } of games) {
		for (const page of ["paper", "raise"]) {
			expect(contrast(of(tokens, "accent"), of(root, page)), `${selector} on ${page}`).toBeGreaterThanOrEqual(
				TEXT,
			);
		}
		expect(contrast(of(tokens, "on-accent"), of(tokens, "accent")), selector).toBeGreaterThanOrEqual(TEXT);
	}
});

/**
 * Reduces the fonts to the interface's letters, features and axes, in src/ui/fonts; fonts.css has the unicode ranges.
 * Run it by hand (`node scripts/subset-fonts.ts`) and commit the output.
 */
import { copyFile, readFile, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import subsetFont from "subset-font";

const require = createRequire(import.meta.url);
const target = join(import.meta.dirname, "../src/ui/fonts");

const range = (from: number, to: number) =>
	String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, step) => from + step));

const FIRST = `${range(0x20, 0x7e)}©·×ßäåæçèéêëñóôöøüáãíúŒœ–—‘’“”•…−←↑→↓`;
const LATIN_1 = range(0xa0, 0xff);
const LATIN_EXTENDED = range(0x100, 0x17f);

// With optical sizes, small letters are wider and more open. Another axis would double the bytes: one weight.
const bricolage = { opsz: { min: 12, max: 96 }, wdth: 90, wght: 750 };
const inter = { wght: { min: 400, max: 700 } };

const cuts = [
	{ face: "bricolage-grotesque", file: "latin-standard-normal", axes: bricolage, letters: FIRST, name: "" },
	{
		face: "bricolage-grotesque",
		file: "latin-standard-normal",
		axes: bricolage,
		letters: LATIN_1,
		name: "-latin-1",
	},
	{ face: "inter", file: "latin-wght-normal", axes: inter, letters: FIRST, name: "" },
	{ face: "inter", file: "latin-wght-normal", axes: inter, letters: LATIN_1, name: "-latin-1" },
	{ face: "inter", file: "latin-ext-wght-normal", axes: inter, letters: LATIN_EXTENDED, name: "-latin-ext" },
];

for (const { face, file, axes, letters, name } of cuts) {
	const home = dirname(require.resolve(`@fontsource-variable/${face}/package.json`));
	const whole = await readFile(join(home, `files/${face}-${file}.woff2`));
	const cut = await subsetFont(whole, letters, {
		targetFormat: "woff2",
		variationAxes: axes,
		keepFeatures: ["kern", "ccmp", "locl", "mark", "tnum"],
		noHinting: true,
	});
	await writeFile(join(target, `${face}${name}.woff2`), cut);
	await copyFile(join(home, "LICENSE"), join(target, `${face}.OFL.txt`));
	console.log(`${face}${name}: ${whole.length} → ${cut.length} bytes`);
}

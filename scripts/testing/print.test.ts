import { describe, expect, it } from "vitest";
import { costText, failuresText, resultText } from "./print.ts";

const good = {
	name: "rules",
	passed: 5,
	failed: 0,
	skipped: 1,
	seconds: 2,
	output: "noise",
	failures: [],
	files: [],
};
const bad = { ...good, name: "web", failed: 1, failures: [{ test: "a opens", file: "src/a.test.tsx" }] };

describe("what `test` prints", () => {
	it("prints one line for each suite, with known processor time, and the output of a failed one", () => {
		expect(resultText(good)).toMatch(/^✓ rules +5 passed, 1 skipped +2\.0 s$/);
		expect(resultText({ ...good, processorSeconds: 3.25 })).toMatch(/ 2\.0 s, 3\.3 s of processor time$/);
		expect(resultText(bad)).toMatch(/^✗ web +5 passed, 1 failed, 1 skipped +2\.0 s\n\nnoise\n$/);
	});

	it("lists each failure with the command that repeats it", () => {
		expect(failuresText([good], false)).toBe("");
		expect(failuresText([good, bad, { ...good, name: "lint", failed: 1 }], false)).toBe(
			[
				"\nFailed:",
				"  web: src/a.test.tsx a opens",
				"    npx --yes pnpm@12 test web -- src/a.test.tsx",
				"  lint",
				"    npx --yes pnpm@12 test lint",
			].join("\n"),
		);
		expect(failuresText([bad], true)).toContain("npx --yes pnpm@12 test --all web -- src/a.test.tsx");
	});

	it("lists the twenty slowest files with --cost", () => {
		const files = Array.from({ length: 25 }, (_, index) => ({ file: `${index}.test.ts`, seconds: index }));
		const lines = costText([{ ...good, files }])
			.trim()
			.split("\n")
			.slice(1);
		expect(lines).toHaveLength(20);
		expect(lines[0]).toMatch(/^ +24\.0 s {2}rules: 24\.test\.ts$/);
	});
});

import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

const SOURCE = join(import.meta.dirname, "../..");
const LIMITS = /const LIMITS = \{(.*?)\n\} as const satisfies Limits;/gs;

function limitNames(): string[] {
	const files = globSync("**/*.ts", { cwd: SOURCE }).filter((file) => !file.endsWith(".test.ts"));
	return files.flatMap((file) => {
		const source = readFileSync(join(SOURCE, file), "utf8");
		return [...source.matchAll(LIMITS)].flatMap(([, limits = ""]) =>
			[...limits.matchAll(/\bname: "([^"]+)"/g)].map(([, name = ""]) => name),
		);
	});
}

it("no two limits have one name, under which they would count together", () => {
	const names = limitNames();
	expect(names.length).toBeGreaterThan(40);
	expect(names.filter((name, n) => names.indexOf(name) !== n)).toEqual([]);
});

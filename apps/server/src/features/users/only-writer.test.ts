import { globSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";

const SOURCES = new URL("../../", import.meta.url);

it("writes the table of users, and nothing else of the server does", () => {
	const writers = globSync("**/*.ts", { cwd: SOURCES })
		.filter((file) => !/\.test\.ts$/.test(file))
		.filter((file) => /(?:updateTable|insertInto|deleteFrom)\(\s*"users"/.test(sourceOf(file)));
	expect(writers.filter((file) => !/^features.users/.test(file))).toEqual([]);
	expect(writers).not.toEqual([]);
});

function sourceOf(file: string): string {
	return readFileSync(new URL(file, SOURCES), "utf8");
}

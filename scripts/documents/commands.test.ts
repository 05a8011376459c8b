import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { ROOT } from "../workspace.ts";
import { shortCommands } from "./commands.ts";

const files = globSync(
	[
		"*.{md,json,yaml,mjs}",
		".env.example",
		".ci/*",
		".github/**/*.{md,yml}",
		"{apps,packages,bench,scripts,docs}/**/*.{md,ts,tsx,json,css,html,yml,yaml}",
	],
	{ cwd: ROOT, exclude: (path) => /(?:^|\/)(?:node_modules|dist|\.cache)(?:\/|$)|pnpm-lock/.test(path) },
);
const short = "pn".concat("pm");

describe("commands in documents, comments and messages", () => {
	it("run without a question from npm", () => {
		expect(files).toEqual(expect.arrayContaining(["README.md", ".ci/run", ".github/workflows/ci.yml"]));
		expect(files.flatMap((path) => shortCommands(path, readFileSync(join(ROOT, path), "utf8")))).toEqual([]);
	});

	it.each([`npx ${short}@12 start`, `npx ${short} start`, `run \`${short} test rules\``, `${short}@12 dev`])(
		"are reported without --yes or a version: %s",
		(text) => {
			expect(shortCommands("a.md", `# A\n${text}`)).toHaveLength(1);
			expect(shortCommands("a.md", `# A\n${text}`)[0]).toContain("a.md:2 ");
		},
	);

	it.each([
		`npx --yes ${short}@12 start`,
		`"packageManager": "${short}@12.21.0"`,
		`${short} changes the folder`,
	])("may stand: %s", (text) => {
		expect(shortCommands("a.md", text)).toEqual([]);
	});
});

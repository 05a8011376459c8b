import { expect, it } from "vitest";
import { isTooling, readModules } from "./modules.ts";

const SHOWN = /^(?:apps\/(?:server|web)|packages\/rules)\/src\//;
const COMMENTS = /\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm;

/** The usual name itself, log lines, what a new site is seeded with, and the software of that name. */
const USUAL = [
	"apps/server/src/app/stop.ts",
	"apps/server/src/features/releases/look-for-release.ts",
	"apps/server/src/features/site/legal/seed-legal.ts",
	"apps/server/src/features/site/seed-content.ts",
	"apps/server/src/main.ts",
	"packages/rules/src/site/branding.ts",
];

it("the usual name is written only where a site can't have its own", () => {
	const shown = readModules().filter(({ path }) => SHOWN.test(path) && !isTooling(path));
	const named = shown.filter(({ source }) => /\bHilo\b/.test(source.replace(COMMENTS, "")));
	expect(named.map(({ path }) => path).toSorted()).toEqual(USUAL);
});

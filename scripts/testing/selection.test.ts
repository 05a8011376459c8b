import { existsSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { moduleOf, readModules } from "../architecture/modules.ts";
import { ROOT } from "../workspace.ts";
import { select } from "./selection.ts";

const SERVER = "apps/server/src";

function modulesOf(sources: Record<string, string>) {
	return Object.entries(sources).map(([path, source]) => moduleOf(path, source));
}

const few = modulesOf({
	"packages/rules/src/chat/chat.ts": "",
	"packages/rules/src/chat/chat.test.ts": `import { a } from "./chat.ts";`,
	[`${SERVER}/features/chat/send.ts`]: `import { a } from "@hilo/rules/chat/chat";`,
	[`${SERVER}/features/chat/send.test.ts`]: `import { site } from "../../testing/site.ts";\nimport { send } from "./send.ts";`,
	[`${SERVER}/features/chat/read.test.ts`]: `import { site } from "../../testing/site.ts";`,
	[`${SERVER}/features/me/count.test.ts`]: `import { send } from "../chat/send.ts";`,
	[`${SERVER}/features/me/types.test.ts`]: `import type { send } from "../chat/send.ts";`,
	[`${SERVER}/features/me/me.test.ts`]: `import { site } from "../../testing/site.ts";`,
	[`${SERVER}/app/app.ts`]: `import { send } from "../features/chat/send.ts";`,
	[`${SERVER}/app/app.test.ts`]: `import { app } from "./app.ts";`,
	[`${SERVER}/testing/site.ts`]: `import { app } from "../app/app.ts";`,
	"apps/e2e/src/journeys/visit.journey.ts": "",
});

const chosen = (changed: readonly string[], suite: string, modules = few) =>
	select(modules, changed).suites.get(suite);

describe("test --changed", () => {
	it("selects tests that import a changed file, then those in its folder", () => {
		expect(chosen([`${SERVER}/features/chat/send.ts`], "server")).toEqual([
			"src/features/chat/send.test.ts",
			"src/features/me/count.test.ts",
			"src/features/chat/read.test.ts",
		]);
	});

	it("selects tests that import a changed file through one other file, in any package", () => {
		expect(chosen(["packages/rules/src/chat/chat.ts"], "rules")).toEqual(["src/chat/chat.test.ts"]);
		expect(chosen(["packages/rules/src/chat/chat.ts"], "server")).toEqual([
			"src/features/chat/send.test.ts",
			"src/features/me/count.test.ts",
		]);
	});

	it("selects changed tests, and for a folder without tests those of its feature", () => {
		expect(chosen([`${SERVER}/features/me/me.test.ts`], "server")).toEqual(["src/features/me/me.test.ts"]);
		expect(chosen([`${SERVER}/features/chat/words/list.json`], "server")).toHaveLength(2);
		expect(chosen([`${SERVER}/features/none/list.json`], "server")).toBeUndefined();
	});

	it("selects the importers of a deleted file", () => {
		expect(
			chosen([`${SERVER}/features/chat/gone.ts`], "server", [
				...few,
				...modulesOf({ [`${SERVER}/features/me/gone.test.ts`]: `import "../chat/gone.ts";` }),
			]),
		).toContain("src/features/me/gone.test.ts");
	});

	it("selects a changed journey with the build it needs, and no other journey", () => {
		const { suites } = select(few, ["apps/e2e/src/journeys/visit.journey.ts"]);
		expect(suites.get("e2e")).toEqual(["src/journeys/visit.journey.ts"]);
		expect(suites.has("build")).toBe(true);
		expect(chosen([`${SERVER}/features/chat/send.ts`], "e2e")).toBeUndefined();
	});

	it("always selects the lint of changed files, unused code, the architecture and the documents", () => {
		const { suites } = select(few, ["README.md"]);
		expect(suites.get("lint")).toEqual(["README.md"]);
		expect(suites.get("unused")).toEqual([]);
		expect(suites.get("scripts")).toEqual(["architecture/architecture.test.ts", "documents"]);
		for (const path of suites.get("scripts") ?? [])
			expect(existsSync(join(ROOT, "scripts", path))).toBe(true);
		expect(suites.has("typecheck")).toBe(false);
	});

	it("selects the types of all packages that may import a changed one; for a test only its own", () => {
		expect(chosen(["packages/client/src/a.ts"], "typecheck")).toEqual(["client"]);
		expect(chosen(["apps/e2e/src/a.ts"], "typecheck")).toEqual(["e2e", "web", "bench"]);
		expect(chosen(["packages/rules/src/a.ts"], "typecheck")).toEqual(
			expect.arrayContaining(["rules", "catalog", "server", "web", "bench"]),
		);
		expect(chosen(["packages/rules/src/chat/chat.test.ts"], "typecheck")).toEqual(["rules"]);
		expect(chosen(["pnpm-lock.yaml"], "typecheck")).toEqual(expect.arrayContaining(["config", "scripts"]));
	});

	it("limits the number of tests, and reports what it leaves out", () => {
		const many = modulesOf(
			Object.fromEntries(
				Array.from({ length: 30 }, (_, index) => [
					`${SERVER}/features/chat/${index}.test.ts`,
					`import { send } from "./send.ts";`,
				]),
			),
		);
		const all = [...many, ...modulesOf({ [`${SERVER}/features/chat/send.ts`]: "" })];
		const { suites, notes } = select(all, [`${SERVER}/features/chat/send.ts`]);
		expect(suites.get("server")).toHaveLength(25);
		expect(notes).toEqual(["The nearest 25 of 30 test files. The whole command runs them all."]);
	});

	it("reports changed files without a test nearby, and those that every test depends on", () => {
		const withUntestedFile = [...few, ...modulesOf({ [`${SERVER}/features/none/a.ts`]: "" })];
		expect(select(withUntestedFile, [`${SERVER}/features/none/a.ts`]).notes).toEqual([
			`No test is near ${SERVER}/features/none/a.ts.`,
		]);
		expect(select(few, ["pnpm-lock.yaml"]).notes).toEqual([
			"Every test depends on pnpm-lock.yaml. The whole command runs them all.",
		]);
	});

	it("selects tests of files of this workspace", () => {
		const modules = readModules();
		expect(chosen(["scripts/testing/schedule.ts"], "scripts", modules)).toContain("testing/schedule.test.ts");
		expect(chosen(["packages/rules/src/play/delays.ts"], "server", modules)).toContain(
			"src/features/duels/duel-endings.test.ts",
		);
	});
});

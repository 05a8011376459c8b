import { describe, expect, it } from "vitest";
import { importCycles } from "./import-cycles.ts";
import { moduleOf } from "./modules.ts";

/** Returns modules of `packages/db/src`, each with imports of the given specifiers. */
function modules(imports: Readonly<Record<string, readonly string[]>>) {
	return Object.entries(imports).map(([path, specifiers]) =>
		moduleOf(
			`packages/db/src/${path}`,
			specifiers.map((specifier) => `import { a } from "${specifier}";\n`).join(""),
		),
	);
}

describe("import cycles", () => {
	it("are found between files, direct and indirect", () => {
		const found = importCycles(modules({ "a.ts": ["./b.ts"], "b.ts": ["./c.ts"], "c.ts": ["./a.ts"] }));
		expect(found).toEqual([
			"packages/db/src: a.ts → b.ts → c.ts → a.ts (a.ts imports b.ts; b.ts imports c.ts; c.ts imports a.ts)",
		]);
	});

	it("are found between folders whose files form no cycle", () => {
		const found = importCycles(
			modules({ "one/a.ts": ["../two/b.ts"], "two/b.ts": [], "two/c.ts": ["../one/d.ts"], "one/d.ts": [] }),
		);
		expect(found).toEqual([
			"packages/db/src: one → two → one (one/a.ts imports two/b.ts; two/c.ts imports one/d.ts)",
		]);
	});

	it("are found between a file and the folder beside it", () => {
		expect(importCycles(modules({ "a.ts": ["./one/b.ts"], "one/c.ts": ["../a.ts"] }))).toHaveLength(1);
	});

	it("are found inside a sub-folder", () => {
		const found = importCycles(
			modules({ "one/two/a.ts": ["../three/b.ts"], "one/three/b.ts": ["../two/c.ts"] }),
		);
		expect(found).toEqual([expect.stringMatching(/^packages\/db\/src\/one: three → two → three /)]);
	});

	it.each([
		["of a type", 'import type { A } from "./b.ts";'],
		["that is lazy", `const b = await import(${JSON.stringify("./b.ts")});`],
		["that is handed on", 'export { b } from "./b.ts";'],
	])("count an import %s", (_, source) => {
		const back = moduleOf("packages/db/src/b.ts", 'import { a } from "./a.ts";');
		expect(importCycles([moduleOf("packages/db/src/a.ts", source), back])).toHaveLength(1);
	});

	it("are not reported where the imports run in one direction", () => {
		expect(
			importCycles(
				modules({ "one/a.ts": ["../basics.ts"], "basics.ts": [], "all.ts": ["./one/a.ts", "./basics.ts"] }),
			),
		).toEqual([]);
	});

	it("ignore types that a room may import against the order", () => {
		const found = (keyword: string) =>
			importCycles([
				moduleOf("apps/server/src/platform/a.ts", `${keyword} { Services } from "../services.ts";`),
				moduleOf("apps/server/src/services.ts", 'import { a } from "./platform/a.ts";'),
			]);
		expect(found("import type")).toEqual([]);
		expect(found("import")).toHaveLength(1);
	});

	it("ignore the imports of tests", () => {
		const found = importCycles(
			modules({ "a.ts": ["./b.ts"], "b.test.ts": ["./a.ts"], "testing/b.ts": ["../a.ts"] }),
		);
		expect(found).toEqual([]);
	});

	it("are found within a folder of test helpers, but not through its tests", () => {
		const found = importCycles(
			modules({
				"testing/a.ts": ["./b.ts"],
				"testing/b.ts": ["./a.ts"],
				"testing/c.test.ts": ["./d.ts"],
				"testing/d.ts": ["./c.test.ts"],
			}),
		);
		expect(found).toEqual([expect.stringMatching(/^packages\/db\/src\/testing: a\.ts → b\.ts → a\.ts /)]);
	});

	it("are all reported", () => {
		const found = importCycles(
			modules({ "a.ts": ["./b.ts", "./c.ts"], "b.ts": ["./a.ts"], "c.ts": ["./a.ts"] }),
		);
		expect(found).toHaveLength(2);
	});
});

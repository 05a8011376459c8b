import { describe, expect, it } from "vitest";
import { readArguments } from "./arguments.ts";

const nothing = { suites: [], args: [], changedSince: null, cost: false, all: false };

describe("the arguments of `test`", () => {
	it("are suites, options and, after --, arguments of a suite", () => {
		expect(readArguments([])).toEqual(nothing);
		expect(readArguments(["rules", "lint", "--cost"])).toEqual({
			...nothing,
			suites: ["rules", "lint"],
			cost: true,
		});
		expect(readArguments(["--all"])).toEqual({ ...nothing, all: true });
		expect(readArguments(["--all", "server", "db"])).toEqual({
			...nothing,
			suites: ["server", "db"],
			all: true,
		});
		expect(readArguments(["web", "--", "src/a.test.tsx", "-t", "opens"])).toEqual({
			...nothing,
			suites: ["web"],
			args: ["src/a.test.tsx", "-t", "opens"],
		});
	});

	it("take a base after --changed, by default main", () => {
		expect(readArguments(["--changed"])).toEqual({ ...nothing, changedSince: "main" });
		expect(readArguments(["--changed", "v1.2"])).toEqual({ ...nothing, changedSince: "v1.2" });
		expect(readArguments(["--all", "--changed"])).toEqual({ ...nothing, changedSince: "main", all: true });
	});

	it.each([[["--fast"]], [["--", "src"]], [["web", "server", "--", "src"]], [["--changed", "main", "web"]]])(
		"are refused: %s",
		(argv) => {
			expect(() => readArguments(argv)).toThrow(/\.$/);
		},
	);
});

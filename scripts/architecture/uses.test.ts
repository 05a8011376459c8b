import { describe, expect, it } from "vitest";
import { moduleOf } from "./modules.ts";
import type { AppRooms } from "./rooms.ts";
import { featureUses, packageUses, roomUses, staleRows, unusedPackageEdges } from "./uses.ts";

const app: AppRooms = {
	name: "server",
	rooms: { platform: [], features: ["platform"] },
	features: {
		users: { uses: [] },
		play: { uses: ["users"], coming: ["site"] },
		site: { uses: [] },
	},
};

function module(path: string, ...specifiers: string[]) {
	return moduleOf(
		`apps/server/src/${path}`,
		specifiers.map((specifier) => `import { a } from "${specifier}";\n`).join(""),
	);
}

const used = [
	module("platform/clock.ts"),
	module("features/site/status.ts"),
	module("features/users/find-user.ts", "../../platform/clock.ts"),
	module(
		"features/play/start-run.ts",
		"../users/find-user.ts",
		"../users/face.ts",
		"../../platform/clock.ts",
	),
];

describe("the use of table rows", () => {
	it("counts imports between features", () => {
		expect(featureUses(app, used)).toEqual(new Map([["play", new Map([["users", 2]])]]));
		expect(roomUses(app, used)).toEqual(new Map([["features", new Map([["platform", 2]])]]));
	});

	it("separates run-time, type-only and test imports of packages", () => {
		const modules = [
			moduleOf(
				"apps/web/src/a.ts",
				'import type { A } from "@hilo/server/a";\nimport { b } from "@hilo/rules/b";',
			),
			moduleOf("apps/web/src/a.test.ts", 'import { a } from "@hilo/catalog/a";'),
		];
		expect(packageUses(modules, "value")).toEqual(new Map([["web", new Map([["rules", 1]])]]));
		expect(packageUses(modules, "types")).toEqual(new Map([["web", new Map([["server", 1]])]]));
		expect(packageUses(modules, "tooling")).toEqual(new Map([["web", new Map([["catalog", 1]])]]));
	});

	it("accepts tables in which every row is used", () => {
		expect(staleRows(app, used)).toEqual([]);
	});

	it("ignores imports of tests", () => {
		const tested = [...used.slice(0, 3), module("features/play/start-run.test.ts", "../users/find-user.ts")];
		expect(staleRows(app, tested)).toEqual(["server: play may import users, and doesn't"]);
	});

	it("reports rows without an import", () => {
		expect(staleRows(app, [...used.slice(0, 3), module("features/play/start-run.ts")])).toEqual([
			"server: play may import users, and doesn't",
		]);
		expect(staleRows({ ...app, types: { platform: ["features"] } }, used)).toEqual([
			"server: platform may import types of features, and doesn't",
		]);
		expect(unusedPackageEdges([])).toContain("server may import rules, and doesn't");
	});

	it("reports a planned edge that is now used", () => {
		const withPlannedImport = [...used, module("features/play/stop-run.ts", "../site/status.ts")];
		expect(staleRows(app, withPlannedImport)).toEqual([
			"server: play imports site already, which the table calls coming",
		]);
	});

	it("reports rows without a folder, and folders without a row", () => {
		expect(staleRows(app, used.slice(0, 1))).toEqual(
			expect.arrayContaining(["server: there is no feature users", "server: there is no room features"]),
		);
		const more = [...used, module("features/chat/a.ts"), module("http/a.ts")];
		expect(staleRows(app, more)).toEqual([
			"server: the feature chat is in no table",
			"server: the room http is in no table",
		]);
	});
});

import { describe, expect, it } from "vitest";
import { moduleOf } from "./modules.ts";
import { MAX_LINES, violations } from "./violations.ts";

const bad: Array<[what: string, path: string, source: string]> = [
	[
		"a pure package that imports a less pure one",
		"packages/rules/src/play/x.ts",
		'import { a } from "@hilo/db/a";',
	],
	[
		"a type import of a less pure package",
		"packages/db/src/x.ts",
		'import type { a } from "@hilo/server/a";',
	],
	[
		"a re-export across an edge",
		"packages/catalog/src/x.ts",
		'export { a } from "@hilo/web/a";\nexport const b = 1;',
	],
	[
		"a dynamic import across an edge",
		"packages/db/src/x.ts",
		`const a = await import(${JSON.stringify("@hilo/server/a")});`,
	],
	[
		"the server's values in the browser",
		"apps/web/src/platform/x.ts",
		'import { app } from "@hilo/server/app/app";',
	],
	[
		"a value import of the server with an inline type",
		"apps/web/src/x.ts",
		'import { type A } from "@hilo/server/app/app-router";',
	],
	[
		"the server's values in the client",
		"packages/client/src/x.ts",
		'import { a } from "@hilo/server/app/app-router";',
	],
	["the catalog in browser code", "apps/web/src/x.ts", 'import { a } from "@hilo/catalog/filters";'],
	["zod in browser code", "apps/web/src/x.ts", 'import { a } from "@hilo/rules/accounts/accounts.schema";'],
	["zod outside the rules' schemas", "packages/rules/src/play/x.ts", 'import { z } from "zod";'],
	[
		"a path into another package",
		"apps/server/src/x.ts",
		'import { a } from "../../../packages/db/src/a.ts";',
	],
	[
		"another feature's repo",
		"apps/server/src/features/play/x.ts",
		'import { a } from "../accounts/accounts.repo.ts";',
	],
	["a repo in app", "apps/server/src/app/x.ts", 'import { a } from "../features/play/play.repo.ts";'],
	[
		"a router that imports a repo",
		"apps/server/src/features/play/play.router.ts",
		'import { a } from "./play.repo.ts";',
	],
	[
		"a use case that imports a router",
		"apps/server/src/features/play/x.ts",
		'import { a } from "./play.router.ts";',
	],
	[
		"the platform importing a feature",
		"apps/server/src/platform/x.ts",
		'import { a } from "../features/play/x.ts";',
	],
	[
		"the platform importing a type of a feature",
		"apps/server/src/platform/x.ts",
		'import type { A } from "../features/play/x.ts";',
	],
	[
		"the platform importing a value of the services",
		"apps/server/src/platform/x.ts",
		'import { createServices } from "../services.ts";',
	],
	[
		"a feature that imports the type of all services",
		"apps/server/src/features/play/x.ts",
		'import type { Services } from "../../services.ts";',
	],
	[
		"the platform importing a feature lazily",
		"apps/web/src/platform/x.ts",
		`const a = await import(${JSON.stringify("../features/play/x.tsx")});`,
	],
	["a feature that imports app", "apps/server/src/features/play/x.ts", 'import { a } from "../../app/x.ts";'],
	[
		"a feature that imports a feature above it",
		"apps/server/src/features/users/x.ts",
		'import { a } from "../accounts/login.ts";',
	],
	[
		"a feature that imports a type of a feature above it",
		"apps/server/src/features/progression/x.ts",
		'import type { A } from "../play/x.ts";',
	],
	[
		"a feature that imports REST rows",
		"apps/server/src/features/play/x.ts",
		'import { a } from "./play.rest.ts";',
	],
	[
		"a test helper in shipped code",
		"apps/server/src/app/x.ts",
		'import { a } from "../testing/test-site.ts";',
	],
	[
		"another feature's repo in a test",
		"apps/server/src/features/play/x.test.ts",
		'import { a } from "../accounts/accounts.repo.ts";',
	],
	[
		"a screen that imports the shell",
		"apps/web/src/features/play/x.tsx",
		'import { a } from "../../shell/bar.tsx";',
	],
	["the shell importing a route", "apps/web/src/shell/x.tsx", 'import { a } from "../routes/about.tsx";'],
	[
		"the design system importing the platform",
		"apps/web/src/ui/x.tsx",
		'import { a } from "../platform/x.ts";',
	],
	[
		"the design system importing a feature",
		"apps/web/src/ui/x.tsx",
		'import { a } from "../features/play/x.tsx";',
	],
	[
		"the command importing a repo of the server",
		"apps/cli/src/x.ts",
		'import { a } from "@hilo/server/features/play/play.repo";',
	],
	["the clock in the rules", "packages/rules/src/play/x.ts", "export const now = () => Date.now();"],
	["chance in the rules", "packages/rules/src/play/x.ts", "export const die = () => Math.random();"],
	["a file that is too long", "packages/db/src/x.ts", "const a = 1;\n".repeat(MAX_LINES + 1)],
	["a utils folder", "packages/db/src/utils/x.ts", "export const a = 1;"],
	["a default export", "packages/db/src/x.ts", "export default 1;"],
	["an index file", "packages/db/src/index.ts", "export const a = 1;"],
	[
		"a barrel",
		"packages/db/src/x.ts",
		'// All of it\nexport { a } from "./a.ts";\nexport * from "./b.ts";\n',
	],
	[
		"a linter suppression",
		"packages/db/src/x.ts",
		"// biome-".concat("ignore lint: it is fine\nexport const a = 1;"),
	],
	["a cast by way of unknown", "packages/db/src/x.ts", "export const a = 1 as ".concat("unknown as string;")],
	["a note about work to do later", "packages/db/src/x.ts", "// TO".concat("DO\nexport const a = 1;")],
	[
		"a select of all columns in the server",
		"apps/server/src/features/play/play.repo.ts",
		'export const runs = db.selectFrom("runs").selectAll().execute();',
	],
	["an unknown package", "packages/new/src/x.ts", "export const a = 1;"],
];

const good: Array<[what: string, path: string, source: string]> = [
	["an import of a purer package", "apps/server/src/x.ts", 'import { a } from "@hilo/db/a";'],
	[
		"the server's types in the browser",
		"apps/web/src/x.ts",
		'import type { A } from "@hilo/server/app/app-router";',
	],
	[
		"the catalog in the browser's tests",
		"apps/web/src/x.test.tsx",
		'import { a } from "@hilo/catalog/filters";',
	],
	[
		"a use case of a feature below",
		"apps/server/src/features/accounts/x.ts",
		'import { a } from "../users/find-user.ts";',
	],
	[
		"the type of all services in the platform",
		"apps/server/src/platform/x.ts",
		'import type { Services } from "../services.ts";',
	],
	["a planned edge", "apps/cli/src/x.ts", 'import { a } from "@hilo/client";'],
	[
		"any feature in a test",
		"apps/server/src/features/users/x.test.ts",
		'import { a } from "../accounts/login.ts";',
	],
	["a feature in the shell", "apps/web/src/shell/x.tsx", 'import { a } from "../features/play/x.tsx";'],
	["a router in app", "apps/server/src/app/x.ts", 'import { a } from "../features/play/play.router.ts";'],
	["the feature's own repo", "apps/server/src/features/play/start.ts", 'import { a } from "./play.repo.ts";'],
	["zod in a schema", "packages/rules/src/play/play.schema.ts", 'import { z } from "zod";'],
	[
		"a date made from an argument",
		"packages/rules/src/play/x.ts",
		"export const day = (at: number) => new Date(at);",
	],
	[
		"a select of all columns in a test",
		"apps/server/src/features/play/x.test.ts",
		'export const runs = db.selectFrom("runs").selectAll().execute();',
	],
	[
		"a select of all columns of a subquery",
		"apps/server/src/features/play/play.repo.ts",
		'export const runs = db.selectFrom(some.as("runs")).selectAll().execute();',
	],
	["a default export of a configuration", "packages/db/vitest.config.ts", "export default {};"],
];

describe("violations", () => {
	it.each(bad)("reports %s", (_, path, source) => {
		expect(violations(moduleOf(path, source))).toHaveLength(1);
	});

	it.each(good)("accepts %s", (_, path, source) => {
		expect(violations(moduleOf(path, source))).toEqual([]);
	});

	it("reports the line and the import", () => {
		const source = 'import { a } from "zod";\n\nimport { b } from "@hilo/db/b";\n';
		expect(violations(moduleOf("packages/catalog/src/x.ts", source))).toEqual([
			"packages/catalog/src/x.ts:3 imports @hilo/db/b; catalog may not import db",
		]);
	});
});

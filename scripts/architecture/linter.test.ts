import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { run } from "../process/run.ts";
import { binary, ROOT } from "../workspace.ts";

const reported: Array<[path: string, specifier: string]> = [
	["packages/rules/src/play/a.ts", "node:fs"],
	["packages/rules/src/play/b.ts", "zod"],
	["packages/rules/src/play/d.ts", "papaparse"],
	["packages/rules/src/play/c.schema.ts", "kysely"],
	["packages/catalog/src/a.ts", "@hilo/db/x"],
	["packages/db/src/a.ts", "@hilo/server/x"],
	["packages/db/src/b.ts", "@hilo/catalog/filters"],
	["apps/server/src/a.ts", "@hilo/web/x"],
	["apps/server/src/platform/a.ts", "lru-cache"],
	["apps/server/src/app/a.ts", "../features/accounts/accounts.repo.ts"],
	["apps/server/src/features/play/a.ts", "../accounts/accounts.repo.ts"],
	["apps/server/src/features/play/play.rest.ts", "./play.repo.ts"],
	["apps/web/src/a.ts", "@hilo/catalog/filters"],
	["apps/web/src/b.ts", "zod"],
	["apps/web/src/ui/a.ts", "../features/play/x.ts"],
	["packages/client/src/a.ts", "@hilo/db/x"],
	["apps/cli/src/a.ts", "@hilo/web/x"],
	["apps/e2e/src/a.ts", "@hilo/server/x"],
];

const accepted: Array<[path: string, specifier: string]> = [
	["packages/rules/src/custom-games/import/separated-text.ts", "papaparse"],
	["packages/rules/src/play/ok.ts", "./run.ts"],
	["packages/rules/src/play/ok.schema.ts", "zod"],
	["packages/rules/src/play/ok.test.ts", "fast-check"],
	["packages/catalog/src/ok.ts", "@hilo/rules/play/card"],
	["packages/db/src/ok.ts", "@hilo/rules/play/card"],
	["apps/server/src/ok.ts", "@hilo/db/x"],
	["apps/server/src/features/play/ok.ts", "./play.repo.ts"],
	["apps/web/src/ok.ts", "@hilo/rules/play/run"],
	["apps/web/src/also-ok.ts", "@hilo/catalog/movie/movie.filters"],
	["apps/web/src/ok.test.ts", "@hilo/catalog/filters"],
	["apps/e2e/src/ok.ts", "@hilo/catalog/filters"],
];

const folder = mkdtempSync(join(tmpdir(), "hilo-linter-"));
afterAll(() => rmSync(folder, { recursive: true }));

it("the linter's import rules report forbidden imports and no others", async () => {
	for (const file of ["biome.json", ".gitignore"]) copyFileSync(join(ROOT, file), join(folder, file));
	for (const [path, specifier] of [...reported, ...accepted]) {
		mkdirSync(join(folder, dirname(path)), { recursive: true });
		writeFileSync(join(folder, path), `import { a } from "${specifier}";\n\nexport const b = a;\n`);
	}
	const { output } = await run(
		binary("biome"),
		["lint", "--only=style/noRestrictedImports", "--max-diagnostics=none", "--reporter=github", "."],
		{ cwd: folder },
	);
	const found = [...output.matchAll(/noRestrictedImports,file=.*?\/((?:apps|packages)\/[^,]+),/g)].map(
		([, file]) => file,
	);
	expect(found.sort(), output).toEqual(reported.map(([path]) => path).sort());
});

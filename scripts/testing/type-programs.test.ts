import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { type WorkspacePackage, workspacePackages } from "../workspace.ts";
import { settingsFile, typePrograms } from "./type-programs.ts";

const root = mkdtempSync(join(tmpdir(), "hilo-types-"));
afterAll(() => rmSync(root, { recursive: true }));

function aPackage(name: string, settings: object): WorkspacePackage {
	const folder = join(root, name);
	mkdirSync(folder);
	writeFileSync(join(folder, "tsconfig.json"), JSON.stringify(settings));
	return { name, folder, scripts: { typecheck: "tsc -p ." } };
}

describe("the type check", () => {
	it("joins packages with the same settings, and keeps others separate", () => {
		const server = aPackage("server", { extends: "node", include: ["src", "*.ts"] });
		const web = aPackage("web", { extends: "web", include: ["src"] });
		const cli = aPackage("cli", { extends: "node", include: ["src"] });
		const [node, browser] = typePrograms([server, web, cli]).map((program) => settingsFile(program, root));
		expect(JSON.parse(readFileSync(node ?? "", "utf8"))).toEqual({
			extends: "node",
			include: [join(server.folder, "src"), join(server.folder, "*.ts"), join(cli.folder, "src")],
		});
		expect(browser).toBe(join(web.folder, "tsconfig.json"));
	});

	it("includes every package, each with settings of @hilo/config", () => {
		const programs = typePrograms(workspacePackages());
		const names = programs.flatMap(({ packages }) => packages.map(({ name }) => name));
		expect(names.sort()).toEqual(
			workspacePackages()
				.map(({ name }) => name)
				.sort(),
		);
		for (const { settings } of programs) expect(settings.extends).toMatch(/^@hilo\/config\//);
	});
});

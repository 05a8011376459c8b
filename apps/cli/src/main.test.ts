import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";

const MAIN = join(import.meta.dirname, "main.ts");
const folder = mkdtempSync(join(tmpdir(), "hilo-cli-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function hilo(args: string[], env: Record<string, string> = {}) {
	const { status, stdout, stderr } = spawnSync(process.execPath, [MAIN, ...args], {
		cwd: folder,
		env: {
			PATH: process.env.PATH,
			DATA_DIR: join(folder, "data"),
			NODE_COMPILE_CACHE: join(folder, "compiled"),
			...env,
		},
		encoding: "utf8",
	});
	return { status, stdout, stderr };
}

it("runs as a program", () => {
	expect(hilo(["maintenance", "off"])).toMatchObject({ status: 0, stderr: "" });
	const { status, stdout, stderr } = hilo(["stats"]);
	expect({ status, stderr }).toEqual({ status: 0, stderr: "" });
	expect(stdout).toMatch(/^Users {11}0$/m);
});

it("prints the version of the workspace and the commit", () => {
	const { version } = createRequire(import.meta.url)("../../../package.json");
	expect(hilo(["--version"])).toEqual({
		status: 0,
		stdout: expect.stringMatching(new RegExp(`^${version}( \\([0-9a-f]{8}\\))?\n$`)),
		stderr: "",
	});
	expect(hilo(["--version"], { HILO_COMMIT: "0123456789abcdef" }).stdout).toBe(`${version} (01234567)\n`);
});

it.each([
	["an unknown user", ["users", "promote", "nobody"], {}, "hilo: User not found\n"],
	["a wrong setting", ["stats"], { PORT: "many" }, "hilo: PORT: must be a port number\n"],
	["an unknown command", ["fly"], {}, "error: unknown command 'fly'\n"],
	[
		"a database server that does not answer",
		["stats"],
		{ DATABASE_URL: "postgres://127.0.0.1:1/x" },
		/^hilo: .+\n$/,
	],
	["an invalid address", ["status", "--url", "nonsense"], {}, /^error: .+ must be an address .+\n$/],
	["too many players", ["seed", "--users", "9999999"], {}, /^error: .+\n$/],
])("reports %s in one line", (_, args, env, message) => {
	const { status, stdout, stderr } = hilo(args, env);
	expect({ status, stdout }).toEqual({ status: 1, stdout: "" });
	if (typeof message === "string") expect(stderr).toBe(message);
	else expect(stderr).toMatch(message);
});

it("resolves a relative file from the folder of the caller", () => {
	const { status, stdout } = hilo(["backup", "here.sqlite"]);
	expect({ status, stdout }).toEqual({
		status: 0,
		stdout: `The backup is ${join(folder, "here.sqlite")}.\n`,
	});
});

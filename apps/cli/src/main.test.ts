import { spawnSync } from "node:child_process";
import { createRequire } from "node:module";
import { join } from "node:path";
import { reasonOf } from "@hilo/rules/errors/reason-of";
import { ownRelease } from "@hilo/server/app/operator";
import { expect, it } from "vitest";
import { TestMachine } from "./testing/test-machine.ts";

const MAIN = join(import.meta.dirname, "main.ts");
const { version } = createRequire(import.meta.url)("../../../package.json");

/** Starts the program itself. Most tests run their commands without, as a start takes longer than they do. */
function startHilo({ folder, env }: TestMachine, ...args: string[]) {
	const { PATH, NODE_COMPILE_CACHE } = process.env;
	const options = { cwd: folder, env: { PATH, NODE_COMPILE_CACHE, ...env }, encoding: "utf8" } as const;
	const { status, stdout, stderr } = spawnSync(process.execPath, [MAIN, ...args], options);
	return { status, stdout, stderr };
}

it("runs as a program, and resolves a relative file from the folder of the caller", async () => {
	const machine = await TestMachine.create();
	await machine.register("ada", "any horse");
	expect(startHilo(machine, "backup", "here.sqlite")).toEqual({
		status: 0,
		stdout: `The backup is ${join(machine.folder, "here.sqlite")}.\n`,
		stderr: "",
	});
});

it("prints the version of the workspace and the commit", async () => {
	const machine = await TestMachine.create({ HILO_COMMIT: "0123456789abcdef" });
	expect(startHilo(machine, "--version")).toEqual({
		status: 0,
		stdout: `${version} (01234567)\n`,
		stderr: "",
	});
	expect(await ownRelease({})).toMatch(new RegExp(`^${version}( \\([0-9a-f]{8}\\))?$`));
});

it.each([
	["an unknown user", ["users", "promote", "nobody"], "hilo: User not found\n"],
	["an unknown command", ["fly"], "error: unknown command 'fly'\n"],
])("reports %s in one line", async (_, args, stderr) => {
	expect(startHilo(await TestMachine.create(), ...args)).toEqual({ status: 1, stdout: "", stderr });
});

it.each([
	["a wrong setting", ["stats"], { PORT: "many" }, /^PORT: must be a whole number from 0 to 65535$/],
	["a database server that does not answer", ["stats"], { DATABASE_URL: "postgres://127.0.0.1:1/x" }, /^.+$/],
	["an invalid address", ["status", "--url", "nonsense"], {}, /^error: .+ must be an http:.+ address .+$/],
	["too many players", ["seed", "--users", "9999999"], {}, /^error: .+$/],
])("names %s in one line", async (_, args, env, message) => {
	const machine = await TestMachine.create(env);
	const printed: string[] = [];
	const error = await machine.hiloInto(printed, ...args).catch((reason: unknown) => reason);
	expect(reasonOf(error)).toMatch(message);
	expect(printed).toEqual([]);
});

import { spawnSync } from "node:child_process";
import { createRequire } from "node:module";
import { join } from "node:path";
import { reasonOf } from "@hilo/rules/errors/errors";
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
	await machine.register("ada");
	expect(startHilo(machine, "backup", "here.sqlite")).toEqual({
		status: 0,
		stdout: `The backup is ${join(machine.folder, "here.sqlite")}.\n`,
		stderr: "",
	});
});

it("names the version of the workspace", async () => {
	expect(await ownRelease({})).toMatch(new RegExp(`^${version}( \\([0-9a-f]{8}\\))?$`));
});

it("reports an error in one line", async () => {
	expect(startHilo(await TestMachine.create(), "users", "promote", "nobody")).toEqual({
		status: 1,
		stdout: "",
		stderr: "hilo: User not found\n",
	});
});

it.each([
	["a wrong setting", ["stats"], { PORT: "many" }, /^PORT: must be a whole number from 0 to 65535$/],
	["an invalid address", ["status", "--url", "nonsense"], {}, /^error: .+ must be an http:.+ address .+$/],
	["too many players", ["seed", "--users", "9999999"], {}, /^error: .+$/],
])("names %s in one line", async (_, args, env, message) => {
	const machine = await TestMachine.create(env);
	const printed: string[] = [];
	const error = await machine.hiloInto(printed, ...args).catch((reason: unknown) => reason);
	expect(reasonOf(error)).toMatch(message);
	expect(printed).toEqual([]);
});

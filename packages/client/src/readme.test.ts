import { execFile } from "node:child_process";
import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Listening, listen } from "@hilo/server/platform/http/listen";
import { onOneDatabase } from "@hilo/server/testing/sites";
import { PASSWORD, type TestSite } from "@hilo/server/testing/test-site";
import { afterEach, beforeEach, expect, it } from "vitest";

const PACKAGE = join(import.meta.dirname, "..");
const openSite = onOneDatabase();

let site: TestSite;
let listening: Listening;
let folder: string;
beforeEach(async () => {
	site = await openSite();
	listening = await listen(site.app, { host: "127.0.0.1", port: 0 });
	folder = await mkdtemp(join(tmpdir(), "hilo-client-"));
});
afterEach(async () => {
	await listening.close();
	await rm(folder, { recursive: true });
});

/** Runs an example in an empty folder. */
function run(name: string, env: Record<string, string> = {}) {
	const file = join(PACKAGE, "examples", name);
	const options = { cwd: folder, env: { PATH: process.env.PATH, HILO_URL: listening.url, ...env } };
	return new Promise<{ code: number; lines: string[]; stderr: string }>((resolve) => {
		const child = execFile(process.execPath, [file], options, (_, stdout, stderr) =>
			resolve({ code: child.exitCode ?? -1, lines: stdout.trimEnd().split("\n"), stderr }),
		);
	});
}

it("shows each example exactly as in its file", async () => {
	const readme = await readFile(join(PACKAGE, "README.md"), "utf8");
	const shown = [...readme.matchAll(/```ts examples\/(\S+)\n(.*?)```/gs)].map(([, name, code]) => [
		name,
		code,
	]);
	const names = (await readdir(join(PACKAGE, "examples"))).sort();
	const files = names.map(async (name) => {
		const code = await readFile(join(PACKAGE, "examples", name), "utf8");
		return [name, code.replaceAll("\t", "  ")];
	});
	expect(shown.sort()).toEqual(await Promise.all(files));
	expect(shown).toHaveLength(3);
});

it("prints the leaders", async () => {
	const ada = await site.player("ada");
	await ada.post("/user/update-score", { game: "movieGame", score: 7 });
	const { code, lines, stderr } = await run("report-leaders.ts");
	expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
	expect(lines).toHaveLength(8);
	expect(lines).toContain("movieGame: ada, 7");
	expect(lines).toContain("githubGame: no leader yet");
});

it("signs in once and continues the session", async () => {
	await site.player("ada");
	const expected = { code: 0, lines: ["ada is at level 1."], stderr: "" };
	expect(await run("sign-in.ts", { HILO_NAME: "ada", HILO_PASSWORD: PASSWORD })).toEqual(expected);
	expect(await run("sign-in.ts", { HILO_NAME: "ada", HILO_PASSWORD: "no longer known" })).toEqual(expected);
});

it("handles an error by its code", async () => {
	await site.player("ada");
	const credentials = { HILO_NAME: "ada", HILO_PASSWORD: PASSWORD };
	expect(await run("handle-errors.ts", credentials)).toMatchObject({ code: 0, lines: ["Signed in."] });
	const wrongCredentials = { HILO_NAME: "ada", HILO_PASSWORD: "wrong horse" };
	expect(await run("handle-errors.ts", wrongCredentials)).toEqual({
		code: 1,
		lines: ["Check HILO_NAME and HILO_PASSWORD."],
		stderr: "",
	});
	const unreachable = await run("handle-errors.ts", { ...credentials, HILO_URL: "http://127.0.0.1:1" });
	expect(unreachable).toMatchObject({ code: 1, stderr: expect.stringContaining("TRPCClientError") });
});

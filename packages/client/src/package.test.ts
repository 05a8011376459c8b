import { execFile } from "node:child_process";
import { cp, mkdtemp, readdir, readFile, realpath, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { listen } from "@hilo/server/platform/http/listen";
import { onOneDatabase } from "@hilo/server/testing/sites";
import { afterAll, beforeAll, expect, it } from "vitest";

const PACKAGE = join(import.meta.dirname, "..");
const ROOT = join(PACKAGE, "../..");
const EXAMPLES = join(PACKAGE, "examples");
const openSite = onOneDatabase();

const CLIENT = `import { createHiloClient, errorCodeOf, type HiloApi, type InputOf } from "@hilo/client";
const { api, liveEvents } = createHiloClient({ url: "http://127.0.0.1:3000" });
`;
const PROGRAMS = {
	"right.ts": `const guess: InputOf<HiloApi["play"]["guess"]> = { runId: "1", round: 1, guess: "lower" };
		const verdict = await api.play.guess.mutate(guess, { signal: AbortSignal.timeout(100) });
		const score: number = verdict.score;`,
	"wrong-call.ts": 'await api.play.strat.mutate({ game: "github" });',
	"wrong-input.ts": 'await api.play.guess.mutate({ runId: "1", round: 1, guess: 1 });',
	"wrong-answer.ts": "const { titel } = await api.site.maintenance.query();",
	"wrong-code.ts": 'switch (errorCodeOf(new Error())) { case "accounts/bad-lgoin": }',
	"wrong-event.ts": 'for await (const event of liveEvents()) event.kind === "mesage";',
};

let folder: string;
beforeAll(async () => {
	folder = await realpath(await mkdtemp(join(tmpdir(), "hilo-project-")));
	await run("pnpm", ["pack", "--out", join(folder, "hilo-client.tgz")], PACKAGE);
	await writeProject();
	await run("pnpm", ["install", "--offline", "--store-dir", join(folder, "store")], folder);
	await cp(EXAMPLES, folder, { recursive: true });
	for (const [name, text] of Object.entries(PROGRAMS)) await writeFile(join(folder, name), CLIENT + text);
});
afterAll(() => rm(folder, { recursive: true }));

/** An empty project that depends on the tarball. For lack of a network, other packages are linked from here. */
async function writeProject(): Promise<void> {
	const { dependencies } = await readManifest(PACKAGE);
	const others = [...Object.keys(dependencies), "@types/node"].filter((name) => !name.startsWith("@hilo/"));
	const links = others.map((name) => `  "${name}": "link:${join(PACKAGE, "node_modules", name)}"\n`);
	const manifest = {
		type: "module",
		dependencies: { "@hilo/client": "file:hilo-client.tgz" },
		devDependencies: { "@types/node": "*" },
	};
	await writeFile(join(folder, "package.json"), JSON.stringify(manifest));
	await writeFile(join(folder, "pnpm-workspace.yaml"), `overrides:\n${links.join("")}`);
}

async function readManifest(path: string) {
	return JSON.parse(await readFile(join(path, "package.json"), "utf8"));
}

function run(command: string, args: string[], cwd: string, env = process.env): Promise<string> {
	return new Promise((resolve, reject) => {
		execFile(command, args, { cwd, env }, (error, stdout, stderr) => {
			if (error) reject(new Error(`${command} ${args.join(" ")}\n${stdout}${stderr}`, { cause: error }));
			else resolve(stdout);
		});
	});
}

/** Type-checks programs, and the declarations that they use. Returns the errors by file. */
async function typeErrors(files: string[], options: string[]): Promise<Record<string, string>> {
	const compiler = join(PACKAGE, "node_modules/.bin/tsc");
	const args = ["--noEmit", "--singleThreaded", "--strict", "--skipLibCheck", "false", ...options, ...files];
	// As `test typecheck` does.
	const env = { ...process.env, GOGC: "off" };
	const output = await run(compiler, args, folder, env).catch(({ message }: Error) => message);
	const errors = output.matchAll(/^(\S+?)\(\d+,\d+\): error (.+)$/gm);
	return Object.fromEntries([...errors].map(([, file, text]) => [file, text]));
}

it("is installed with all that it needs, in the version of the workspace", async () => {
	const installed = join(folder, "node_modules/@hilo/client");
	const { version, dependencies } = await readManifest(installed);
	expect(version).toBe((await readManifest(ROOT)).version);
	expect(Object.keys(dependencies)).toEqual(["@trpc/client", "@trpc/server", "eventsource-parser"]);
	expect(Object.values(dependencies).join()).not.toMatch(/workspace:|catalog:/);
});

it("has types that accept the examples, and refuse what the site does not know", async () => {
	const options = ["--module", "nodenext", "--moduleResolution", "nodenext", "--types", "node"];
	const files = [...(await readdir(EXAMPLES)), ...Object.keys(PROGRAMS)];
	expect(await typeErrors(files, options)).toEqual({
		"wrong-call.ts": expect.stringMatching(/Property 'strat' does not exist .*Did you mean 'start'/),
		"wrong-input.ts": expect.stringMatching(
			/'number' is not assignable to type '"higher" \| "lower" \| "timeout"'/,
		),
		"wrong-answer.ts": expect.stringMatching(/Property 'titel' does not exist/),
		"wrong-code.ts": expect.stringMatching(/Type '"accounts\/bad-lgoin"' is not comparable to type/),
		"wrong-event.ts": expect.stringMatching(/'"mesage"' have no overlap/),
	});
});

it("runs there", async () => {
	const site = await openSite();
	const listening = await listen(site.app, { host: "127.0.0.1", port: 0 });
	try {
		const env = { ...process.env, HILO_URL: listening.url };
		const printed = await run(process.execPath, ["report-leaders.ts"], folder, env);
		expect(printed).toContain("githubGame: no leader yet\n");
	} finally {
		await listening.close();
	}
});

import { type ChildProcess, execFile } from "node:child_process";
import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Listening, listen } from "@hilo/server/platform/http/listen";
import { onOneDatabase } from "@hilo/server/testing/sites";
import { PASSWORD, type TestSite } from "@hilo/server/testing/test-site";
import { openToken } from "@hilo/server/testing/tokens";
import { afterEach, beforeEach, expect, it } from "vitest";
import { SmallServer } from "./testing/small-server.ts";

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

/** Runs an example in an empty folder. `onOutput` is called when it first prints. */
function run(name: string, env: Record<string, string> = {}, onOutput?: (child: ChildProcess) => void) {
	const file = join(PACKAGE, "examples", name);
	const { PATH, NODE_COMPILE_CACHE } = process.env;
	const options = { cwd: folder, env: { PATH, NODE_COMPILE_CACHE, HILO_URL: listening.url, ...env } };
	return new Promise<{ code: number; lines: string[]; stderr: string }>((resolve) => {
		const child = execFile(process.execPath, [file], options, (_, stdout, stderr) =>
			resolve({ code: child.exitCode ?? -1, lines: stdout.trimEnd().split("\n"), stderr }),
		);
		child.stdout?.once("data", () => onOutput?.(child));
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
});

it("acts with a token", async () => {
	const HILO_TOKEN = await openToken(site, await site.player("ada"), { scopes: ["play"] });
	expect(await run("with-token.ts", { HILO_TOKEN })).toEqual({
		code: 0,
		lines: [expect.stringMatching(/^(Right\. Score: 1|Wrong\. Score: 0)$/)],
		stderr: "",
	});
});

it("waits for a site that is out of service", async () => {
	await using server = await SmallServer.start((_, response) => {
		if (server.requests.length === 1) response.writeHead(503, { "Retry-After": "0" }).end("{}");
		else response.end('{"result":{"data":[{}]}}');
	});
	expect(await run("retries.ts", { HILO_URL: server.url })).toEqual({
		code: 0,
		lines: ["1 games"],
		stderr: "",
	});

	await using busy = await SmallServer.start((_, response) => {
		response.writeHead(429, { "Retry-After": "60" }).end('{"error":{"message":"Later","code":-32029}}');
	});
	const refused = await run("retries.ts", { HILO_URL: busy.url });
	expect(refused).toEqual({ code: 1, lines: ["Try again in 60 seconds."], stderr: "" });
});

it("follows live events until it is stopped", async () => {
	const [ada, ben] = [await site.player("ada"), await site.player("ben")];
	await ben.api.friends.request.mutate({ userId: ada.id });
	const HILO_TOKEN = await openToken(site, ada, { scopes: ["read"] });
	const followed = await run("follow-live-events.ts", { HILO_TOKEN }, (child) => child.kill("SIGINT"));
	expect(followed).toEqual({ code: 0, lines: ["Friend requests: 1"], stderr: "" });
});

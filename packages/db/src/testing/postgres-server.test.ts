import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { findPostgres } from "./postgres-binaries.ts";

it.skipIf(findPostgres() === null)(
	"removes its data when the process that started it is killed",
	async () => {
		const module = JSON.stringify(join(import.meta.dirname, "postgres-server.ts"));
		const program = `const { startPostgresServer } = await import(${module});
		console.log((await startPostgresServer()).url);
		setInterval(() => {}, 1000);`;
		const starter = spawn(process.execPath, ["--input-type=module", "-e", program], {
			stdio: ["ignore", "pipe", "inherit"],
		});
		const [url] = await once(starter.stdout.setEncoding("utf8"), "data");
		const folder = String(new URL(String(url).trim()).searchParams.get("host"));
		expect(existsSync(folder)).toBe(true);
		starter.kill("SIGKILL");
		await expect.poll(() => existsSync(folder), { timeout: 30_000 }).toBe(false);
	},
);

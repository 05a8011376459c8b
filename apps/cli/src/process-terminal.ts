import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { loadEnvFile } from "node:process";
import type { Terminal } from "./terminal.ts";

const ROOT = join(import.meta.dirname, "../../..");

/** Reads `.env` and changes to the repository's folder, as the server does: a relative `DATA_DIR` counts from there. */
export function processTerminal(): Terminal {
	// pnpm changes to the workspace's folder and passes the caller's folder in INIT_CWD.
	const calledFrom = process.env.INIT_CWD ?? process.cwd();
	process.chdir(ROOT);
	const dotEnv = join(ROOT, ".env");
	if (existsSync(dotEnv)) loadEnvFile(dotEnv);
	return {
		env: process.env,
		path: (file) => resolve(calledFrom, file),
		print: (line) => console.log(line),
		progress: (line) => process.stderr.write(process.stderr.isTTY ? `\r\x1b[K${line}` : `${line}\n`),
	};
}

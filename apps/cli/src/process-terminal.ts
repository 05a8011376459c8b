import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { loadEnvFile } from "node:process";
import type { Terminal } from "./terminal.ts";

const ROOT = join(import.meta.dirname, "../../..");

/**
 * The terminal that this process was started from. Reads `.env` as `start` does, and stands, as the server does, in the
 * repository's folder, from which a relative `DATA_DIR` counts.
 */
export function processTerminal(): Terminal {
	// pnpm changes to the folder of the workspace and tells where it was called from.
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

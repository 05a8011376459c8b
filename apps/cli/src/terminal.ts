import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { loadEnvFile } from "node:process";

/** What a command uses besides the database. Tests pass their own. */
export interface Terminal {
	/** Environment variables, including those of `.env`. */
	readonly env: Record<string, string | undefined>;
	/** Makes a path absolute, from the folder of the caller. */
	path(file: string): string;
	print(line: string): void;
	/** Shows progress; on a terminal, each line replaces the last one. */
	progress(line: string): void;
}

const NAME_WIDTH = 16;

export type Row = readonly [name: string, value: string];

export function printTable(rows: readonly Row[], print: (line: string) => void): void {
	for (const [name, value] of rows) print(name.padEnd(NAME_WIDTH) + value);
}

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

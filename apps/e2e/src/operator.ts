import { execFile } from "node:child_process";
import { dirname, join } from "node:path";
import { promisify } from "node:util";

const MAIN = join(import.meta.dirname, "../../cli/src/main.ts");

/** Runs the operator's command on the site that all journeys share: `hilo("users", "promote", name)`. */
export async function hilo(...args: string[]): Promise<void> {
	const { PATH, HILO_E2E_OUTBOX = "" } = process.env;
	const env = { PATH, DATA_DIR: dirname(HILO_E2E_OUTBOX), LOG_LEVEL: "warn" };
	await promisify(execFile)(process.execPath, [MAIN, ...args], { env });
}

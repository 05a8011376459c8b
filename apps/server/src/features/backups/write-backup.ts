import { fork } from "node:child_process";
import { fileURLToPath } from "node:url";
import { BackupError } from "@hilo/db/backup-files";
import type { BackupAnswer } from "./backup-process.ts";

/** Next to this file, in the build too. */
const PROGRAM = new URL(`./backup-process.${import.meta.url.endsWith(".ts") ? "ts" : "js"}`, import.meta.url);

/**
 * Writes it in another process, because SQLite would block this one. @throws BackupError when it fails; an AbortError
 * when `signal` ends it.
 */
export async function writeBackup(
	{ url, file }: { url: string; file: string },
	signal: AbortSignal,
): Promise<void> {
	const child = fork(fileURLToPath(PROGRAM), [url, file], {
		execArgv: [],
		stdio: ["ignore", "ignore", "inherit", "ipc"],
		signal,
		killSignal: "SIGKILL",
	});
	const kill = () => child.kill("SIGKILL");
	process.once("exit", kill);
	const { promise, resolve, reject } = Promise.withResolvers<BackupAnswer>();
	child.once("message", resolve);
	child.once("error", reject);
	child.once("exit", (code, signal) =>
		reject(new BackupError(`The process that makes it ended with ${signal ?? code}.`)),
	);
	try {
		const { failure } = await promise;
		if (failure !== null) throw new BackupError(failure);
	} finally {
		process.off("exit", kill);
		if (child.connected) child.disconnect();
	}
}

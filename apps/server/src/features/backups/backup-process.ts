import { constants, setPriority } from "node:os";
import { backupDatabase, makeRestorable } from "@hilo/db/backup";
import { reasonOf } from "@hilo/rules/errors/errors";

// A signal to the whole group stops the server, which ends this process too: it is no failure.
for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => undefined);
// The server goes first where both want the processor.
setPriority(constants.priority.PRIORITY_LOW);
// The pipe closes when the caller ends, however it does: then there is no one to keep a backup for.
process.stdin.once("end", () => process.exit()).resume();
process.stdin.unref();
const [work = "", file = "", url = ""] = process.argv.slice(2);
try {
	if (work === "check") await makeRestorable(file, "This file");
	else await backupDatabase({ url, file });
} catch (error) {
	process.exitCode = 1;
	process.stdout.write(reasonOf(error));
	// What SQLite says is for the log.
	if (error instanceof Error && error.cause !== undefined) process.stderr.write(reasonOf(error.cause));
}

import { constants, setPriority } from "node:os";
import { backupDatabase } from "@hilo/db/backup";
import { reasonOf } from "@hilo/rules/errors/errors";

export interface BackupAnswer {
	/** Why there is no backup; null for success. */
	readonly failure: string | null;
}

// A signal to the whole group stops the server, which ends this process too: it is no failure.
for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => undefined);
// The server goes first where both want the processor.
setPriority(constants.priority.PRIORITY_LOW);
// Its parent has the answer, or is gone.
process.once("disconnect", () => process.exit());
const [url = "", file = ""] = process.argv.slice(2);
const answer: BackupAnswer = { failure: await backupDatabase({ url, file }).then(() => null, reasonOf) };
process.send?.(answer);

import { Command } from "commander";
import { addBackup } from "./commands/backup.ts";
import { addDaily } from "./commands/daily.ts";
import { addDoctor } from "./commands/doctor.ts";
import { addMaintenance } from "./commands/maintenance.ts";
import { addSeed } from "./commands/seed.ts";
import { addStats } from "./commands/stats.ts";
import { addStatus } from "./commands/status.ts";
import { addUsers } from "./commands/users.ts";
import type { Terminal } from "./terminal.ts";

/** The command's `parseAsync` rejects with the error of the subcommand. `release` is what `--version` prints. */
export function createProgram(terminal: Terminal, release: string): Command {
	const program = new Command("hilo")
		.description(
			"Operates a Hilo site. Works on the database that DATABASE_URL or DATA_DIR names; only status and doctor ask the running site.",
		)
		.version(release);
	addUsers(program, terminal);
	addMaintenance(program, terminal);
	addDaily(program, terminal);
	addBackup(program, terminal);
	addStats(program, terminal);
	addStatus(program, terminal);
	addDoctor(program, terminal);
	addSeed(program, terminal);
	return program;
}

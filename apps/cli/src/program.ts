import { Command } from "commander";
import { addBackup } from "./commands/backup.ts";
import { addMaintenance } from "./commands/maintenance.ts";
import { addSeed } from "./commands/seed.ts";
import { addStats } from "./commands/stats.ts";
import { addUsers } from "./commands/users.ts";
import type { Terminal } from "./terminal.ts";

/** The operator's command with all that it can do. `parseAsync` rejects with what a command failed with. */
export function createProgram(terminal: Terminal): Command {
	const program = new Command("hilo").description(
		"Operates a Hilo site: works on the database that DATABASE_URL or DATA_DIR names.",
	);
	addUsers(program, terminal);
	addMaintenance(program, terminal);
	addBackup(program, terminal);
	addStats(program, terminal);
	addSeed(program, terminal);
	return program;
}

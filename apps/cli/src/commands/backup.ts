import { backupDatabase, restoreDatabase } from "@hilo/db/backup";
import { databaseUrl } from "@hilo/server/app/operator";
import type { Command } from "commander";
import type { Terminal } from "../terminal.ts";

export function addBackup(program: Command, { env, path, print }: Terminal): void {
	program
		.command("backup")
		.argument("<file>", "the file to write; it must not exist")
		.description("Writes the whole database to one file, while the site may be running.")
		.action(async (name: string) => {
			const file = path(name);
			await backupDatabase({ url: databaseUrl(env), file });
			print(`The backup is ${file}.`);
		});
	program
		.command("restore")
		.argument("<file>", "a file that backup wrote")
		.description("Puts a backup in the database's place and keeps what was there. Stop the server first.")
		.action(async (name: string) => {
			const previousDatabase = await restoreDatabase({ url: databaseUrl(env), file: path(name) });
			print("The backup is in place.");
			if (previousDatabase) print(`What was there before is ${previousDatabase}.`);
		});
}

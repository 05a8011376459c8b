import { type BackupContents, checkBackup, fileOfDatabase, restoreDatabase } from "@hilo/db/backup";
import { dataSize } from "@hilo/rules/text/data-size";
import { ageOf } from "@hilo/rules/time/durations";
import { asOperator, settingsOf } from "@hilo/server/app/operator";
import { type BackupFile, backupsFolder, listBackups } from "@hilo/server/features/backups/backup-files";
import { makeBackup } from "@hilo/server/features/backups/make-backup";
import type { Command } from "commander";
import { printTable, type Terminal } from "../terminal.ts";

const LATEST = "latest";

export function addBackup(program: Command, terminal: Terminal): void {
	const { env, path, print } = terminal;
	program
		.command("backup")
		.argument("[file]", "the file to write, which must not exist; by default a new one in DATA_DIR/backups")
		.option(
			"--check <backup>",
			`reads a backup to its end instead: a name in that folder, ${LATEST}, or any file`,
		)
		.description("Writes the whole SQLite database to one file, while the site may be running.")
		.action(async (name: string | undefined, { check }: { check?: string }) => {
			if (check !== undefined) {
				const { path: file = path(check) } = findBackup(await listBackups(settingsOf(env)), check) ?? {};
				printContents(file, await checkBackup(file), print);
				return;
			}
			// Refuses PostgreSQL before it is opened.
			fileOfDatabase(settingsOf(env).databaseUrl);
			const file = name === undefined ? undefined : path(name);
			const options = { isReadOnly: true, isAnyVersion: true };
			print(`The backup is ${await asOperator(env, (ctx) => makeBackup(ctx, file), options)}.`);
		});
	program
		.command("restore")
		.argument("[backup]", `a backup from the list, ${LATEST}, or any file that backup wrote`)
		.description(
			"Puts a backup in the database's place and keeps what was there. Stop the server first. Without a backup, lists those in DATA_DIR/backups.",
		)
		.action(async (name?: string) => {
			const settings = settingsOf(env);
			fileOfDatabase(settings.databaseUrl);
			const backups = await listBackups(settings);
			if (name === undefined) {
				printBackups(backups, backupsFolder(settings), print);
				return;
			}
			const file = findBackup(backups, name)?.path ?? path(name);
			const previousDatabase = await restoreDatabase({ url: settings.databaseUrl, file });
			print(`The backup ${file} is in place.`);
			if (previousDatabase) print(`What was there before is ${previousDatabase}.`);
		});
}

function findBackup(backups: readonly BackupFile[], name: string): BackupFile | undefined {
	if (name !== LATEST) return backups.find((backup) => backup.name === name);
	if (backups[0]) return backups[0];
	throw new Error("There is no backup yet.");
}

function printBackups(backups: readonly BackupFile[], folder: string, print: (line: string) => void): void {
	if (backups.length === 0) {
		print(`There is no backup in ${folder}.`);
		return;
	}
	print(`Backups in ${folder}, newest first:`);
	for (const { name, madeAt, isFromFuture, bytes } of backups) {
		const age = isFromFuture ? "clock ahead" : ageOf(Date.now() - madeAt);
		print(`  ${name}  ${age.padEnd(16)}${dataSize(bytes)}`);
	}
	print(`To restore one, stop the server, then: hilo restore NAME, or hilo restore ${LATEST}.`);
}

function printContents(file: string, contents: BackupContents, print: (line: string) => void): void {
	const { tables, bytes, writtenAt, lastSeenAt, users, customGames, runs } = contents;
	const now = Date.now();
	const timeOf = (at: number) => `${new Date(at).toISOString()}, ${ageOf(now - at)}`;
	print(`The backup ${file} is whole and can be restored.`);
	printTable(
		[
			["Written", timeOf(writtenAt)],
			["Last visit", lastSeenAt === null ? "none" : timeOf(lastSeenAt)],
			["Tables", tables],
			["Size", dataSize(bytes)],
			["Users", users.toLocaleString("en-US")],
			["Custom games", customGames.toLocaleString("en-US")],
			["Runs", runs.toLocaleString("en-US")],
		],
		print,
	);
}

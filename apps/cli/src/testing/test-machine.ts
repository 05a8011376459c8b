import { existsSync } from "node:fs";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { sqliteFile } from "@hilo/db/open-database";
import { migratedSqlite } from "@hilo/db/testing/sqlite-databases";
import { asOperator, settingsOf } from "@hilo/server/app/operator";
import { insertPlayer } from "@hilo/server/testing/test-site";
import { onTestFinished } from "vitest";
import { createProgram } from "../program.ts";

/** A folder with a site's data. The command runs inside the test's process. */
export class TestMachine {
	/** The operator's current folder. */
	readonly folder: string;
	readonly env: Record<string, string>;
	readonly progress: string[] = [];

	private constructor(folder: string, settings: Readonly<Record<string, string>>) {
		this.folder = folder;
		// Without a commit, each command would ask Git for it.
		this.env = { DATA_DIR: join(folder, "data"), HILO_COMMIT: "abcdef12", ...settings };
	}

	/** The folder is removed when the test ends. */
	static async create(settings: Readonly<Record<string, string>> = {}): Promise<TestMachine> {
		const folder = await mkdtemp(join(tmpdir(), "hilo-cli-"));
		onTestFinished(() => rm(folder, { recursive: true, force: true }));
		return new TestMachine(folder, settings);
	}

	async hilo(...args: string[]): Promise<string[]> {
		const lines: string[] = [];
		await this.hiloInto(lines, ...args);
		return lines;
	}

	/** For a command that may fail after it has printed. */
	async hiloInto(lines: string[], ...args: string[]): Promise<void> {
		const program = createProgram(
			{
				env: this.env,
				path: (file) => join(this.folder, file),
				print: (line) => lines.push(line),
				progress: (line) => this.progress.push(line),
			},
			"1.2.3 (abcdef12)",
		);
		// What Commander refuses is thrown here, too, instead of ending the process.
		for (const command of [program, ...program.commands])
			command.exitOverride().configureOutput({ writeErr: () => undefined });
		await program.parseAsync(args, { from: "user" });
	}

	/** The first player finds a migrated database, as migrating takes longer than most commands. */
	async register(username: string): Promise<void> {
		const file = sqliteFile(settingsOf(this.env).databaseUrl);
		if (file !== null && !existsSync(file)) {
			await mkdir(dirname(file));
			await writeFile(file, await migratedSqlite());
		}
		await asOperator(this.env, ({ db, clock }) => insertPlayer(db.kysely, username, clock.now()));
	}
}

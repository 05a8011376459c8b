import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { asOperator } from "@hilo/server/app/operator";
import { register } from "@hilo/server/features/accounts/register";
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
		this.env = { DATA_DIR: join(folder, "data"), ...settings };
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
		await program.parseAsync(args, { from: "user" });
	}

	async register(username: string, password: string): Promise<void> {
		await asOperator(this.env, (ctx) =>
			register(ctx, { username, email: `${username}@example.org`, password }),
		);
	}
}

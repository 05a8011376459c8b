import { type ChildProcess, spawn } from "node:child_process";

export interface Finished {
	code: number;
	/** Standard output and standard error, in the order of their arrival. */
	output: string;
}

export interface RunOptions {
	cwd: string;
	env?: Readonly<Record<string, string>>;
	/** After so many milliseconds the program and its children are killed; the run then counts as failed. */
	timeoutMs?: number;
}

const running = new Set<ChildProcess>();

/** Runs a program and returns its exit code and output. Never throws: a program that can't start has code 127. */
export function run(command: string, args: readonly string[], options: RunOptions): Promise<Finished> {
	return new Promise((resolve) => {
		const child = spawn(command, args, {
			cwd: options.cwd,
			env: { ...process.env, NO_COLOR: "1", FORCE_COLOR: undefined, ...options.env },
			stdio: ["ignore", "pipe", "pipe"],
			detached: process.platform !== "win32",
		});
		running.add(child);
		const chunks: Buffer[] = [];
		child.stdout.on("data", (chunk) => chunks.push(chunk));
		child.stderr.on("data", (chunk) => chunks.push(chunk));
		let note = "";
		const timer = setTimeout(
			() => {
				note = `\nKilled after ${options.timeoutMs} ms.\n`;
				killGroup(child);
			},
			options.timeoutMs ?? 2 ** 31 - 1,
		);
		const finish = (code: number, extra = "") => {
			clearTimeout(timer);
			running.delete(child);
			resolve({ code, output: Buffer.concat(chunks).toString("utf8") + note + extra });
		};
		child.on("error", (error) => finish(127, `${error}\n`));
		child.on("close", (code, signal) => finish(code ?? 1, signal && !note ? `\nEnded by ${signal}.\n` : ""));
	});
}

/** On Ctrl+C and similar signals, ends the programs that `run` started (each is its own process group), then this one. */
export function stopOnSignals(cleanUp: () => Promise<void> = async () => {}): void {
	for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
		process.once(signal, () => {
			for (const child of running) killGroup(child);
			void cleanUp().finally(() => process.exit(1));
		});
	}
}

function killGroup(child: ChildProcess): void {
	if (child.pid === undefined) return;
	try {
		// A negative id stands for the whole group.
		if (process.platform === "win32") child.kill("SIGKILL");
		else process.kill(-child.pid, "SIGKILL");
	} catch {
		// The program has ended already.
	}
}

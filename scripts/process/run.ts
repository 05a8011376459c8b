import { type ChildProcess, spawn } from "node:child_process";
import { Descendants, secondsOfEndedPrograms } from "./processor-time.ts";

export interface Finished {
	code: number;
	/** Standard output and standard error, in order of arrival. */
	output: string;
	processorSeconds?: number | undefined;
	timedOut?: boolean;
}

export interface RunOptions {
	cwd: string;
	env?: Readonly<Record<string, string>>;
	timeoutMs?: number;
}

/** A sample costs a few milliseconds. */
const SAMPLE_EVERY_MS = 1_000;

const running = new Set<ChildProcess>();
let countedSeconds = secondsOfEndedPrograms();

/** Never rejects: a program that can't start has code 127. */
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
		let processorSeconds: number | undefined;
		const descendants = new Descendants(child.pid ?? -1);
		const sampler = setInterval(() => descendants.sample(), SAMPLE_EVERY_MS);
		let timedOut = false;
		const timer = setTimeout(
			() => {
				timedOut = true;
				killGroup(child);
				// A grandchild outside the group would keep the pipes open, and "close" would never come.
				child.stdout.destroy();
				child.stderr.destroy();
			},
			options.timeoutMs ?? 2 ** 31 - 1,
		);
		const finish = (code: number, note = "") => {
			clearTimeout(timer);
			clearInterval(sampler);
			running.delete(child);
			const output = Buffer.concat(chunks).toString("utf8") + note;
			resolve({ code, output, processorSeconds, timedOut });
		};
		child.on("exit", () => {
			const waitedForSeconds = secondsSinceLastExit();
			// Both values are too low, for different reasons.
			processorSeconds = waitedForSeconds && Math.max(waitedForSeconds, descendants.seconds);
		});
		child.on("error", (error) => finish(127, `${error}\n`));
		child.on("close", (code, signal) => {
			if (timedOut) finish(1, `\nEnded after ${inWords(options.timeoutMs ?? 0)}, its limit.\n`);
			else finish(code ?? 1, signal ? `\nEnded by ${signal}.\n` : "");
		});
	});
}

/** The system adds a program's time to its sum at exit, so the increase belongs to the program that has just ended. */
function secondsSinceLastExit(): number | undefined {
	const before = countedSeconds;
	countedSeconds = secondsOfEndedPrograms();
	return before === undefined || countedSeconds === undefined ? undefined : countedSeconds - before;
}

function inWords(milliseconds: number): string {
	return milliseconds < 60_000 ? `${milliseconds / 1000} s` : `${milliseconds / 60_000} min`;
}

/** On Ctrl+C and similar signals, kills the programs started by `run` (each is a process group), then exits. */
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
		// A negative id addresses the whole group.
		if (process.platform === "win32") child.kill("SIGKILL");
		else process.kill(-child.pid, "SIGKILL");
	} catch {}
}

import { spawn } from "node:child_process";

/** Replaces this process by another Node program. `args` are Node's arguments; `env` is added to the environment. */
export function replaceProcess(args: readonly string[], env: Readonly<Record<string, string>>): void {
	const merged = { ...process.env, ...env };
	if (process.platform !== "win32" && process.execve) {
		process.execve(process.execPath, [process.execPath, ...args], merged);
	}
	// Windows can't replace a process. Its console sends Ctrl+C to both processes, so SIGINT isn't forwarded.
	const child = spawn(process.execPath, args, { stdio: "inherit", env: merged });
	for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
		process.on(signal, () => {
			if (signal !== "SIGINT") child.kill(signal);
		});
	}
	child.on("exit", (code) => process.exit(code ?? 1));
}

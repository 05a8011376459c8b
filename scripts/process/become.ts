import { spawn } from "node:child_process";

/**
 * Ends this process as another Node program: signals, output and exit code are then that program's own.
 * `args` are Node's arguments; `env` is set on top of the present environment.
 */
export function become(args: readonly string[], env: Readonly<Record<string, string>>): void {
	const merged = { ...process.env, ...env };
	if (process.platform !== "win32" && process.execve) {
		process.execve(process.execPath, [process.execPath, ...args], merged);
	}
	// Windows can't replace a process; a console there sends Ctrl+C to both.
	const child = spawn(process.execPath, args, { stdio: "inherit", env: merged });
	for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
		process.on(signal, () => {
			if (signal !== "SIGINT") child.kill(signal);
		});
	}
	child.on("exit", (code) => process.exit(code ?? 1));
}

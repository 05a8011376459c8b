import { spawn, spawnSync } from "node:child_process";
import { existsSync, globSync } from "node:fs";
import { dirname, join } from "node:path";

export const ROOT = dirname(import.meta.dirname);

/** Call it first: restarts the script on the workspace's Node if an older one runs it, and installs what is missing. */
export function prepare(): void {
	requireNode24();
	installMissingPackages();
}

/** Runs turbo without its telemetry. Returns its exit code. */
export function turbo(args: readonly string[]): number {
	const env = { ...process.env, TURBO_TELEMETRY_DISABLED: "1", DO_NOT_TRACK: "1" };
	const { status } = spawnSync(binary("turbo"), ["run", ...args], { cwd: ROOT, env, stdio: "inherit" });
	return status ?? 1;
}

/** Node's argument that loads `.env`, if that file exists. Node's own `--env-file-if-exists` says that it does not. */
export function envFile(): string[] {
	const file = join(ROOT, ".env");
	return existsSync(file) ? [`--env-file=${file}`] : [];
}

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

function requireNode24(): void {
	if (Number.parseInt(process.versions.node, 10) >= 24) return;
	const own = binary("node");
	if (!existsSync(own)) {
		console.error(`Hilo needs Node 24 or later; this is ${process.version}.`);
		process.exit(1);
	}
	const { status } = spawnSync(own, process.argv.slice(1), { stdio: "inherit" });
	process.exit(status ?? 1);
}

/** `pnpm --filter` in a fresh clone installs one package only, and pnpm doesn't notice the rest later. */
function installMissingPackages(): void {
	const manifests = globSync("{apps,packages}/*/package.json", { cwd: ROOT });
	if (manifests.every((path) => existsSync(join(ROOT, dirname(path), "node_modules")))) return;
	const { status } = spawnSync("pnpm", ["install"], { cwd: ROOT, stdio: "inherit" });
	if (status !== 0) process.exit(status ?? 1);
}

function binary(name: string): string {
	return join(ROOT, "node_modules/.bin", name);
}

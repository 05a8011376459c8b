import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";

export const ROOT = dirname(import.meta.dirname);

export interface WorkspacePackage {
	/** Absolute. */
	folder: string;
	/** Without its scope: `rules`. */
	name: string;
	scripts: Readonly<Record<string, string>>;
}

export function workspacePackages(): WorkspacePackage[] {
	const parents = ["packages", "apps"].flatMap((parent) =>
		readdirSync(join(ROOT, parent)).map((folder) => join(ROOT, parent, folder)),
	);
	return [...parents, join(ROOT, "bench"), join(ROOT, "scripts")]
		.filter((folder) => existsSync(join(folder, "package.json")))
		.map((folder) => {
			const manifest: { name: string; scripts?: Record<string, string> } = JSON.parse(
				readFileSync(join(folder, "package.json"), "utf8"),
			);
			return { folder, name: manifest.name.replace("@hilo/", ""), scripts: manifest.scripts ?? {} };
		});
}

export function binary(name: string, folder: string = ROOT): string {
	return join(folder, "node_modules/.bin", name);
}

/** Turns off turbo's telemetry and update check. */
export const TURBO_ENV = { TURBO_TELEMETRY_DISABLED: "1", DO_NOT_TRACK: "1", TURBO_NO_UPDATE_NOTIFIER: "1" };

/** Node's argument that loads `.env`, if that file exists. */
export function envFile(): string[] {
	const file = join(ROOT, ".env");
	return existsSync(file) ? [`--env-file=${file}`] : [];
}

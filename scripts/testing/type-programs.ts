import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { WorkspacePackage } from "../workspace.ts";

interface Settings {
	include: readonly string[];
	[option: string]: unknown;
}

export interface TypeProgram {
	readonly packages: readonly WorkspacePackage[];
	/** The compiler's settings, with absolute paths of files. */
	readonly settings: Settings;
}

/** Joins packages with equal settings: one by one, five of them would each check the server's sources. */
export function typePrograms(packages: readonly WorkspacePackage[]): TypeProgram[] {
	const programs = new Map<string, TypeProgram>();
	for (const workspacePackage of packages.filter(({ scripts }) => scripts.typecheck !== undefined)) {
		const { include, ...options }: Settings = JSON.parse(
			readFileSync(join(workspacePackage.folder, "tsconfig.json"), "utf8"),
		);
		const before = programs.get(JSON.stringify(options));
		const files = include.map((path) => join(workspacePackage.folder, path));
		programs.set(JSON.stringify(options), {
			packages: [...(before?.packages ?? []), workspacePackage],
			settings: { ...options, include: [...(before?.settings.include ?? []), ...files] },
		});
	}
	return [...programs.values()];
}

export function settingsFile({ packages, settings }: TypeProgram, folder: string): string {
	const [only, ...others] = packages;
	if (only && others.length === 0) return join(only.folder, "tsconfig.json");
	mkdirSync(folder, { recursive: true });
	const file = join(folder, `types-${packages.map(({ name }) => name).join("-")}.json`);
	writeFileSync(file, JSON.stringify(settings));
	return file;
}

import { importCycles } from "./import-cycles.ts";
import type { Module } from "./modules.ts";
import { APPS } from "./rooms.ts";
import { staleRows, unusedPackageEdges } from "./uses.ts";
import { violations } from "./violations.ts";

export function problems(modules: readonly Module[]): string[] {
	return [
		...modules.flatMap(violations),
		...importCycles(modules),
		...unusedPackageEdges(modules),
		...APPS.flatMap((app) => staleRows(app, modules)),
	];
}

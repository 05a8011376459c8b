import { globSync, readFileSync } from "node:fs";
import { join, posix } from "node:path";
import { ROOT } from "../workspace.ts";
import { FOLDERS } from "./edges.ts";
import { type Import, importsOf } from "./imports.ts";

export interface Module {
	readonly path: string;
	readonly source: string;
	readonly imports: readonly Import[];
}

export function readModules(): Module[] {
	return globSync("{apps,packages,bench,scripts}/**/*.{ts,tsx}", {
		cwd: ROOT,
		exclude: (path) => /(?:^|\/)(?:node_modules|dist|\.cache)(?:\/|$)/.test(path),
	})
		.map((path) => path.replaceAll("\\", "/"))
		.filter((path) => !path.endsWith(".gen.ts") && !path.endsWith(".d.ts"))
		.sort()
		.map((path) => moduleOf(path, readFileSync(join(ROOT, path), "utf8")));
}

export function moduleOf(path: string, source: string): Module {
	return { path, source, imports: importsOf(source) };
}

export function packageOf(path: string): string | undefined {
	return Object.keys(FOLDERS).find((name) => path.startsWith(`${FOLDERS[name]}/`));
}

/** Whether a file serves only development: tests, their data and helpers, examples, configuration, scripts. */
export function isTooling(path: string): boolean {
	return /\.(?:test|authorisation)\.tsx?$|\.config\.ts$|\/(?:testing|examples)\/|^\w+\/[^/]+\/scripts\//.test(
		path,
	);
}

/** Returns a path relative to the root; null for an import of a package. */
export function targetOf(path: string, specifier: string): string | null {
	return specifier.startsWith(".") ? posix.join(posix.dirname(path), specifier.replace(/\?.*$/, "")) : null;
}

import { globSync, readFileSync } from "node:fs";
import { join, posix } from "node:path";
import { ROOT } from "../workspace.ts";
import { FOLDERS } from "./edges.ts";
import { type Import, importsOf } from "./imports.ts";

/** A source file and what it imports. */
export interface Module {
	/** From the root, with slashes. */
	readonly path: string;
	readonly source: string;
	readonly imports: readonly Import[];
}

/** Every source file of the workspace. What tools generate is left out. */
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

/** The package that a path belongs to, or undefined. */
export function packageOf(path: string): string | undefined {
	return Object.keys(FOLDERS).find((each) => path.startsWith(`${FOLDERS[each]}/`));
}

/** Whether a file only serves development: tests, their data and helpers, examples, configuration, scripts. */
export function isTooling(path: string): boolean {
	return /\.(?:test|authorisation)\.tsx?$|\.config\.ts$|\/(?:testing|examples)\/|^\w+\/[^/]+\/scripts\//.test(
		path,
	);
}

/** The path, from the root, that a relative import in the file leads to; null for an import of a package. */
export function targetOf(path: string, specifier: string): string | null {
	return specifier.startsWith(".") ? posix.join(posix.dirname(path), specifier.replace(/\?.*$/, "")) : null;
}

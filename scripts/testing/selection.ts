import { posix } from "node:path";
import { EDGES, FOLDERS } from "../architecture/edges.ts";
import { type Module, packageOf, targetOf } from "../architecture/modules.ts";

/** What `test --changed` runs. */
export interface Selection {
	/** By suite, what it is handed; see `Suite.run`. */
	readonly suites: ReadonlyMap<string, readonly string[]>;
	/** What people should know of it, a line each. */
	readonly notes: readonly string[];
}

/** So many files of tests take less than a minute on two cores, with types and lint. */
const MAX_TEST_FILES = 25;

/** Files that every test depends on. */
const SHARED =
	/^(?:package\.json|pnpm-[\w-]+\.yaml|turbo\.json|packages\/config\/.*)$|\/(?:package\.json|(?:vitest|vite|playwright)\.config\.ts)$/;
/** What puts an app together. Nearly every test of the app imports it, so its importers say nothing about a change. */
const ASSEMBLY = /^apps\/\w+\/src\/(?:(?:app|shell|routes|ssr|testing)\/|[^/]+$)|\/testing\//;
const TEST = /\.test\.tsx?$/;
const JOURNEY = /\.journey\.ts$/;

/**
 * Chooses the tests nearest to a change, in this order: those that changed or have the changed file's name, those
 * that import it, those in its folder, and those that import it by one file in between. Beside them, it chooses the
 * types of all packages that may import a changed one, and the lint of the changed files.
 */
export function select(modules: readonly Module[], changed: readonly string[]): Selection {
	const tests = nearestTests(modules, changed);
	const chosen = tests.slice(0, MAX_TEST_FILES);
	const present = new Set(modules.map(({ path }) => path));
	const suites = new Map<string, string[]>();
	const add = (suite: string, arg: string) => suites.set(suite, [...(suites.get(suite) ?? []), arg]);

	for (const path of chosen) {
		const name = packageOf(path) ?? "";
		add(name, path.slice(`${FOLDERS[name]}/`.length));
	}
	for (const path of changed) add("lint", path);
	for (const name of packagesToCheck(changed)) add("typecheck", name);
	for (const folder of ["architecture/architecture.test.ts", "documents"]) add("scripts", folder);
	if (suites.has("e2e")) suites.set("build", []);

	const shared = changed.filter((path) => SHARED.test(path));
	const alone = changed.filter(
		(path) => present.has(path) && !JOURNEY.test(path) && nearestTests(modules, [path]).length === 0,
	);
	return {
		suites,
		notes: [
			...(tests.length > chosen.length
				? [`The nearest ${chosen.length} of ${tests.length} test files. The whole command runs them all.`]
				: []),
			...shared.map((path) => `Every test depends on ${path}. The whole command runs them all.`),
			...alone.map((path) => `No test is near ${path}.`),
		],
	};
}

/** The tests near the changed files, the nearest first. */
function nearestTests(modules: readonly Module[], changed: readonly string[]): string[] {
	const tests = modules.map(({ path }) => path).filter((path) => TEST.test(path));
	const importers = importersOf(modules);
	const steps = new Map<string, number>();
	const note = (path: string, step: number) => steps.set(path, Math.min(step, steps.get(path) ?? step));

	for (const path of changed) {
		const direct = importers.get(path) ?? [];
		const between = direct.filter((importer) => !TEST.test(importer) && !ASSEMBLY.test(importer));
		const indirect = between.flatMap((importer) => importers.get(importer) ?? []);
		const name = path.replace(/\.\w+$/, "");
		for (const test of tests) if (test === path || test.replace(TEST, "") === name) note(test, 0);
		for (const test of direct.filter((importer) => TEST.test(importer))) note(test, 1);
		for (const test of testsBeside(path, tests)) note(test, 2);
		for (const test of indirect.filter((importer) => TEST.test(importer))) note(test, 3);
	}
	const journeys = changed.filter((path) => JOURNEY.test(path) && modules.some((each) => each.path === path));
	const byStep = [...steps].sort(([one, a], [other, b]) => a - b || (one < other ? -1 : 1));
	return [...journeys, ...byStep.map(([path]) => path)];
}

/** The tests in the folder of a file; without any there, those below it, then around it up to the folder of the feature. */
function testsBeside(path: string, tests: readonly string[]): string[] {
	if (TEST.test(path) || packageOf(path) === undefined) return [];
	for (let folder = posix.dirname(path); ; folder = posix.dirname(folder)) {
		const beside = tests.filter((test) => posix.dirname(test) === folder);
		if (beside.length > 0) return beside;
		const below = tests.filter((test) => test.startsWith(`${folder}/`));
		if (below.length > 0) return below;
		const above = posix.dirname(folder);
		if (packageOf(`${above}/`) === undefined || /\/(?:src|features)$/.test(above)) return [];
	}
}

/** By path, the files that import it when they run. Types are the compiler's to check. */
function importersOf(modules: readonly Module[]): Map<string, string[]> {
	const importers = new Map<string, string[]>();
	for (const { path, imports } of modules) {
		for (const { specifier, typeOnly } of imports) {
			const target = typeOnly ? null : (targetOf(path, specifier) ?? targetInPackage(specifier));
			if (target !== null) importers.set(target, [...(importers.get(target) ?? []), path]);
		}
	}
	return importers;
}

/** Every package exports its modules by their path in `src`. */
function targetInPackage(specifier: string): string | null {
	const [, name = "", path] = /^@hilo\/([^/]+)\/(.+)$/.exec(specifier) ?? [];
	return path === undefined ? null : `${FOLDERS[name]}/src/${path}.ts`;
}

/** The packages whose types a change can break: its own, and, for what others can import, those that may import it. */
function packagesToCheck(changed: readonly string[]): string[] {
	if (changed.some((path) => SHARED.test(path))) return Object.keys(EDGES);
	const sources = changed.filter((path) => /\.tsx?$/.test(path));
	const own = sources.flatMap((path) => packageOf(path) ?? []);
	const found = new Set(sources.filter((path) => !TEST.test(path)).flatMap((path) => packageOf(path) ?? []));
	const dependsOnFound = (name: string) => {
		const { value = [], types = [], tooling = [] } = EDGES[name] ?? {};
		return [...value, ...types, ...tooling].some((other) => found.has(other));
	};
	for (;;) {
		const next = Object.keys(EDGES).find((name) => !found.has(name) && dependsOnFound(name));
		if (next === undefined) break;
		found.add(next);
	}
	return [...new Set([...own, ...found])];
}

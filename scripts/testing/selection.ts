import { posix } from "node:path";
import { EDGES, FOLDERS } from "../architecture/edges.ts";
import { type Module, packageOf, targetOf } from "../architecture/modules.ts";

export interface Selection {
	/** Arguments by suite; see `Suite.run`. */
	readonly suites: ReadonlyMap<string, readonly string[]>;
	readonly notes: readonly string[];
}

/** These take less than a minute on two cores, together with types, lint and unused code. */
const MAX_TEST_FILES = 25;

const SHARED_CONFIGURATION =
	/^(?:package\.json|pnpm-[\w-]+\.yaml|turbo\.json|packages\/config\/.*)$|\/(?:package\.json|(?:vitest|vite|playwright)\.config\.ts)$/;
/** Code that puts an app together: nearly every test imports it, so its importers say nothing about a change. */
const ASSEMBLY = /^apps\/\w+\/src\/(?:(?:app|shell|routes|ssr|testing)\/|[^/]+$)|\/testing\//;
const TEST = /\.test\.tsx?$/;
const JOURNEY = /\.journey\.ts$/;

/** Tests are chosen in the order of `nearestTests`; types of dependent packages, lint and unused code come on top. */
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
	suites.set("unused", []);
	for (const name of packagesToCheck(changed)) add("typecheck", name);
	for (const folder of ["architecture/architecture.test.ts", "documents"]) add("scripts", folder);
	if (suites.has("e2e")) suites.set("build", []);

	const shared = changed.filter((path) => SHARED_CONFIGURATION.test(path));
	const untested = changed.filter(
		(path) => present.has(path) && !JOURNEY.test(path) && nearestTests(modules, [path]).length === 0,
	);
	return {
		suites,
		notes: [
			...(tests.length > chosen.length
				? [`The nearest ${chosen.length} of ${tests.length} test files. The whole command runs them all.`]
				: []),
			...shared.map((path) => `Every test depends on ${path}. The whole command runs them all.`),
			...untested.map((path) => `No test is near ${path}.`),
		],
	};
}

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
	const journeys = changed.filter(
		(path) => JOURNEY.test(path) && modules.some((module) => module.path === path),
	);
	const byStep = [...steps].sort(
		([pathA, stepA], [pathB, stepB]) => stepA - stepB || (pathA < pathB ? -1 : 1),
	);
	return [...journeys, ...byStep.map(([path]) => path)];
}

/** Tests in the file's folder, else below it, else in the folders around it, up to the feature. */
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

/** Maps each path to the files that import it at run time. The compiler checks types. */
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

/** The packages of the changed files, and all that may import a package with a change outside its tests. */
function packagesToCheck(changed: readonly string[]): string[] {
	if (changed.some((path) => SHARED_CONFIGURATION.test(path))) return Object.keys(EDGES);
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

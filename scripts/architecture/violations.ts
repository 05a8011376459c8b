import { EDGES, FOLDERS } from "./edges.ts";
import type { Import } from "./imports.ts";
import { breaksLayers } from "./layers.ts";
import { isTooling, type Module, packageOf, targetOf } from "./modules.ts";
import { APPS } from "./rooms.ts";

export const MAX_LINES = 300;

/** Returns the violations in one file, as `path:line message`. `importCycles` finds import cycles. */
export function violations({ path, source, imports }: Module): string[] {
	const name = packageOf(path);
	if (name === undefined) return [`${path}:1 belongs to no package of scripts/architecture/edges.ts`];
	const found = imports.flatMap((imported) =>
		[crossesEdge, leavesPackage, breaksAppLayers, bypassesOperator, importsZod]
			.map((check) => check(path, name, imported))
			.filter((message) => message !== null)
			.map((message) => `${path}:${imported.line} ${message}`),
	);
	return [
		...found,
		...impurities(path, name, source),
		...unnamedColumns(path, name, source),
		...fileShape(path, source),
		...suppressions(path, source),
	];
}

function crossesEdge(path: string, name: string, { specifier, typeOnly }: Import): string | null {
	const [, other] = /^@hilo\/([^/]+)/.exec(specifier) ?? [];
	if (other === undefined) return null;
	const { value, types = [], modules, tooling = [], coming = [] } = EDGES[name] ?? { value: [] };
	if (
		modules?.test(specifier) ||
		[...value, ...coming].includes(other) ||
		(typeOnly && types.includes(other))
	)
		return null;
	if (isTooling(path) && (other === "config" || tooling.includes(other))) return null;
	if (types.includes(other)) return `imports ${specifier} as a value; ${name} may use types of ${other} only`;
	return `imports ${specifier}; ${name} may not import ${other}`;
}

/** The only place of the version. */
const MANIFEST = "package.json";

function leavesPackage(path: string, name: string, { specifier }: Import): string | null {
	const target = targetOf(path, specifier);
	return target === null || target === MANIFEST || target.startsWith(`${FOLDERS[name]}/`)
		? null
		: `reaches ${target} by path; import it by its package's name`;
}

function breaksAppLayers(path: string, name: string, imported: Import): string | null {
	const app = APPS.find((candidate) => candidate.name === name);
	return app ? breaksLayers(app, path, imported) : null;
}

/** The command runs use cases as the operator, and imports no other part of the server. */
function bypassesOperator(path: string, name: string, { specifier, typeOnly }: Import): string | null {
	if (name !== "cli" || typeOnly || isTooling(path) || !specifier.startsWith("@hilo/server/")) return null;
	return /^@hilo\/server\/(?:app\/(?:operator|examine-site)|features\/[^/]+\/[\w-]+)$/.test(specifier)
		? null
		: `imports ${specifier}; the command calls use cases through the operator's door`;
}

function importsZod(path: string, name: string, { specifier, typeOnly }: Import): string | null {
	if (typeOnly || isTooling(path)) return null;
	const schema = specifier === "zod" || /\.schema(?:\.ts)?$/.test(specifier);
	if (name === "web" && schema) return `imports ${specifier}; zod is 24 kB in the browser`;
	if (name === "rules" && schema && !path.endsWith(".schema.ts")) {
		return `imports ${specifier}; in the rules only *.schema.ts files know zod`;
	}
	return null;
}

const IMPURE =
	/\b(?:Date\.now\(|new Date\(\)|Math\.random\(|performance\.|crypto\.|process\.|console\.|fetch\()/;

function impurities(path: string, name: string, source: string): string[] {
	if (name !== "rules" || isTooling(path)) return [];
	return source.split("\n").flatMap((line, index) => {
		const [found] = IMPURE.exec(line.replace(/\/\/.*|^\s*\*.*/, "")) ?? [];
		return found ? [`${path}:${index + 1} uses ${found}; the rules are given time and randomness`] : [];
	});
}

/**
 * A newer version may add a column while this one runs; PostgreSQL then refuses a prepared `select *`. A subquery names
 * its own columns.
 */
function unnamedColumns(path: string, name: string, source: string): string[] {
	if (name !== "server" || isTooling(path)) return [];
	return [...source.matchAll(/(?<!\.as\("\w+"\)\))\.(?:selectAll|returningAll)\(/g)].map(
		({ 0: found, index }) => `${path}:${lineOf(source, index)} uses ${found}); name the columns (columnsOf)`,
	);
}

// The brackets keep the pattern from matching itself.
const SUPPRESSIONS =
	/biome-[i]gnore|@ts-(?:[i]gnore|[n]ocheck)|\bas [a]ny(?=[;,)\]>])|\bas [u]nknown as\b|\b(?:T[O]DO|F[I]XME)\b/g;

function suppressions(path: string, source: string): string[] {
	return [...source.matchAll(SUPPRESSIONS)].map(
		({ 0: found, index }) => `${path}:${lineOf(source, index)} says ${found}; solve it instead`,
	);
}

function fileShape(path: string, source: string): string[] {
	const lines = source.trimEnd().split("\n").length;
	const found: string[] = [];
	if (lines > MAX_LINES && !path.endsWith(".data.ts")) {
		found.push(`${path}:${MAX_LINES} has ${lines} lines, more than ${MAX_LINES}`);
	}
	if (/\/(?:utils?|helpers?|common|misc)\//.test(path)) {
		found.push(`${path}:1 stands in a folder for anything; name what it is`);
	}
	// Vite, Vitest and Playwright require a default export.
	const needsDefaultExport = /\.config\.ts$|\/playwright\.global-setup\.ts$/.test(path);
	if (!needsDefaultExport && /^export\s+default\b|\bas\s+default\b/m.test(source)) {
		found.push(`${path}:1 has a default export`);
	}
	if (/\/index\.tsx?$/.test(path) && !path.includes("/routes/")) {
		found.push(`${path}:1 is an index file; import what you need by its own path`);
	}
	const statements = source.replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, "").trim();
	if (!needsDefaultExport && /^(?:export\s[^;]*\sfrom\s[^;]*;\s*)+$/.test(statements)) {
		found.push(`${path}:1 is a barrel: it only hands on what others export`);
	}
	return found;
}

function lineOf(source: string, index: number): number {
	return source.slice(0, index).split("\n").length;
}

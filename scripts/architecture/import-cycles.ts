import { isTypeEdge } from "./layers.ts";
import { isTooling, type Module, targetOf } from "./modules.ts";
import { APPS } from "./rooms.ts";

/** For one folder: its entries, what each imports, and one import as an example. */
type Graph = Map<string, Map<string, string>>;

/** Returns one line for each import cycle among the files and sub-folders of a folder. Types count, but not those of
 * `AppRooms.types`; tests don't. */
export function importCycles(modules: readonly Module[]): string[] {
	const found: string[] = [];
	for (const [folder, graph] of [...graphsOf(modules)].sort(([a], [b]) => a.localeCompare(b))) {
		for (let cycle = shortestCycle(graph); cycle !== null; cycle = shortestCycle(graph)) {
			found.push(describe(folder, graph, cycle));
			// Without its first edge, the next search finds another cycle.
			graph.get(cycle[0] ?? "")?.delete(cycle[1] ?? "");
		}
	}
	return found;
}

function graphsOf(modules: readonly Module[]): Map<string, Graph> {
	const graphs = new Map<string, Graph>();
	for (const { path, imports } of modules) {
		for (const imported of imports) {
			const target = targetOf(path, imported.specifier);
			if (target === null) continue;
			if (APPS.some((app) => isTypeEdge(app, path, imported))) continue;
			const [folder, from, to] = commonFolder(path, target);
			if (![path, target].every((modulePath) => isCounted(modulePath, folder))) continue;
			const graph = entry(graphs, folder, () => new Map());
			const targets = entry(graph, from, () => new Map<string, string>());
			if (!targets.has(to)) targets.set(to, `${inside(folder, path)} imports ${inside(folder, target)}`);
		}
	}
	return graphs;
}

/** Tests and their helpers may import anything, but helpers form no cycle within their own folder. */
function isCounted(path: string, folder: string): boolean {
	return /\/testing(?:\/|$)/.test(folder) ? !/\.test\.tsx?$/.test(path) : !isTooling(path);
}

/** Returns the deepest folder that holds both paths, and the entry of it that contains each. */
function commonFolder(path: string, target: string): [folder: string, from: string, to: string] {
	const [pathParts, targetParts] = [path.split("/"), target.split("/")];
	let depth = 0;
	while (
		depth < Math.min(pathParts.length, targetParts.length) - 1 &&
		pathParts[depth] === targetParts[depth]
	)
		depth++;
	return [pathParts.slice(0, depth).join("/"), pathParts[depth] ?? "", targetParts[depth] ?? ""];
}

/** Returns the nodes of a shortest cycle, the first one repeated at the end; null without a cycle. */
function shortestCycle(graph: Graph): string[] | null {
	let shortest: string[] | null = null;
	for (const start of [...graph.keys()].sort()) {
		const cycle = shortestWayBack(graph, start);
		if (cycle !== null && (shortest === null || cycle.length < shortest.length)) shortest = cycle;
	}
	return shortest;
}

function shortestWayBack(graph: Graph, start: string): string[] | null {
	const queue: string[][] = [[start]];
	const seen = new Set<string>();
	for (let route = queue.shift(); route !== undefined; route = queue.shift()) {
		for (const next of graph.get(route.at(-1) ?? "")?.keys() ?? []) {
			if (next === start) return [...route, next];
			if (!seen.has(next)) queue.push([...route, next]);
			seen.add(next);
		}
	}
	return null;
}

function describe(folder: string, graph: Graph, cycle: readonly string[]): string {
	const shown = cycle.slice(1).map((to, index) => graph.get(cycle[index] ?? "")?.get(to));
	return `${folder}: ${cycle.join(" → ")} (${shown.join("; ")})`;
}

function inside(folder: string, path: string): string {
	return path.slice(folder.length + 1);
}

function entry<Key, Value>(map: Map<Key, Value>, key: Key, create: () => Value): Value {
	const value = map.get(key) ?? create();
	map.set(key, value);
	return value;
}

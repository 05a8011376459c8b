import { isTypeEdge } from "./layers.ts";
import { isTooling, type Module, targetOf } from "./modules.ts";
import { HOUSES } from "./rooms.ts";

/** For one folder: its entries, what each imports, and one import as an example. */
type Graph = Map<string, Map<string, string>>;

/** Returns one line for each import circle among the files and sub-folders of a folder. Types count, but not those of
 * `House.types`; tests don't. */
export function circles(modules: readonly Module[]): string[] {
	const found: string[] = [];
	for (const [folder, graph] of [...graphsOf(modules)].sort(([a], [b]) => a.localeCompare(b))) {
		for (let circle = shortestCircle(graph); circle !== null; circle = shortestCircle(graph)) {
			found.push(describe(folder, graph, circle));
			// Without its first edge, the next search finds another circle.
			graph.get(circle[0] ?? "")?.delete(circle[1] ?? "");
		}
	}
	return found;
}

function graphsOf(modules: readonly Module[]): Map<string, Graph> {
	const graphs = new Map<string, Graph>();
	for (const { path, imports } of modules) {
		for (const each of imports) {
			const target = targetOf(path, each.specifier);
			if (target === null) continue;
			if (HOUSES.some((house) => isTypeEdge(house, path, each))) continue;
			const [folder, from, to] = parting(path, target);
			if (![path, target].every((each) => isCounted(each, folder))) continue;
			const graph = entry(graphs, folder, () => new Map());
			const targets = entry(graph, from, () => new Map<string, string>());
			if (!targets.has(to)) targets.set(to, `${inside(folder, path)} imports ${inside(folder, target)}`);
		}
	}
	return graphs;
}

/** Tests and their helpers may import anything, but helpers form no circle within their own folder. */
function isCounted(path: string, folder: string): boolean {
	return /\/testing(?:\/|$)/.test(folder) ? !/\.test\.tsx?$/.test(path) : !isTooling(path);
}

/** Returns the deepest folder that holds both paths, and the entry of it that contains each. */
function parting(one: string, other: string): [folder: string, one: string, other: string] {
	const [ones, others] = [one.split("/"), other.split("/")];
	let depth = 0;
	while (depth < Math.min(ones.length, others.length) - 1 && ones[depth] === others[depth]) depth++;
	return [ones.slice(0, depth).join("/"), ones[depth] ?? "", others[depth] ?? ""];
}

/** Returns the nodes of a shortest circle, the first one repeated at the end; null without a circle. */
function shortestCircle(graph: Graph): string[] | null {
	let shortest: string[] | null = null;
	for (const start of [...graph.keys()].sort()) {
		const circle = wayBack(graph, start);
		if (circle !== null && (shortest === null || circle.length < shortest.length)) shortest = circle;
	}
	return shortest;
}

function wayBack(graph: Graph, start: string): string[] | null {
	const ways: string[][] = [[start]];
	const seen = new Set<string>();
	for (let way = ways.shift(); way !== undefined; way = ways.shift()) {
		for (const next of graph.get(way.at(-1) ?? "")?.keys() ?? []) {
			if (next === start) return [...way, next];
			if (!seen.has(next)) ways.push([...way, next]);
			seen.add(next);
		}
	}
	return null;
}

function describe(folder: string, graph: Graph, circle: readonly string[]): string {
	const shown = circle.slice(1).map((to, index) => graph.get(circle[index] ?? "")?.get(to));
	return `${folder}: ${circle.join(" → ")} (${shown.join("; ")})`;
}

function inside(folder: string, path: string): string {
	return path.slice(folder.length + 1);
}

function entry<Key, Value>(map: Map<Key, Value>, key: Key, make: () => Value): Value {
	const value = map.get(key) ?? make();
	map.set(key, value);
	return value;
}

import { EDGES } from "./edges.ts";
import { locationOf, type ModuleLocation } from "./layers.ts";
import { isTooling, type Module, packageOf, targetOf } from "./modules.ts";
import type { AppRooms } from "./rooms.ts";

export type Uses = ReadonlyMap<string, ReadonlyMap<string, number>>;

/** Imported by shipped code at run time, by shipped code for types only, or only by tooling. */
export type Kind = "value" | "types" | "tooling";

export function packageUses(modules: readonly Module[], kind: Kind): Uses {
	return countImports(modules, ({ path }, { specifier, typeOnly }) => {
		const found = isTooling(path) ? "tooling" : typeOnly ? "types" : "value";
		return found === kind ? [packageOf(path), /^@hilo\/([^/]+)/.exec(specifier)?.[1]] : [];
	});
}

export function roomUses(app: AppRooms, modules: readonly Module[]): Uses {
	return usesBetween(app, modules, ({ room }) => room);
}

export function featureUses(app: AppRooms, modules: readonly Module[]): Uses {
	return usesBetween(app, modules, ({ feature }) => feature);
}

function usesBetween(
	app: AppRooms,
	modules: readonly Module[],
	part: (location: ModuleLocation) => string | null,
): Uses {
	const partOf = (path: string) => {
		const location = locationOf(app, path);
		return location === null ? null : part(location);
	};
	return countImports(modules, ({ path }, { specifier }) => {
		const [from, to] = [partOf(path), partOf(targetOf(path, specifier) ?? "")];
		return isTooling(path) || from === to ? [] : [from, to];
	});
}

/** Returns one line for each edge of `EDGES` without an import. */
export function unusedPackageEdges(modules: readonly Module[]): string[] {
	const [value, types, tooling] = (["value", "types", "tooling"] as const).map((kind) =>
		packageUses(modules, kind),
	);
	return Object.entries(EDGES).flatMap(([name, edges]) => {
		const needs = (uses: Uses | undefined, other: string) => uses?.get(name)?.has(other) ?? false;
		return [
			// A `value` edge may serve a type or a test alone.
			...edges.value.filter((other) => ![value, types, tooling].some((uses) => needs(uses, other))),
			...(edges.types ?? []).filter((other) => !needs(types, other)),
			...(edges.tooling ?? []).filter((other) => !needs(tooling, other)),
		].map((other) => `${name} may import ${other}, and doesn't`);
	});
}

/** Returns one line for each row without a use and each folder without a row. */
export function staleRows(app: AppRooms, modules: readonly Module[]): string[] {
	const locations = modules
		.filter(({ path }) => !isTooling(path))
		.map(({ path }) => locationOf(app, path))
		.filter((location) => location !== null);
	const rooms = new Set(locations.map(({ room }) => room));
	const features = new Set(locations.map(({ feature }) => feature).filter((feature) => feature !== null));
	const isComing = (name: string) => (app.features[name]?.coming ?? []).length > 0;
	return [
		...staleEdges(app, modules),
		...staleTypeEdges(app, modules),
		...Object.keys(app.features)
			.filter((name) => !features.has(name) && !isComing(name))
			.map((name) => `there is no feature ${name}`),
		...[...features]
			.filter((name) => app.features[name] === undefined)
			.map((name) => `the feature ${name} is in no table`),
		...Object.keys(app.rooms)
			.filter((name) => !rooms.has(name))
			.map((name) => `there is no room ${name}`),
		...[...rooms]
			.filter((name) => app.rooms[name] === undefined)
			.map((name) => `the room ${name} is in no table`),
	].map((line) => `${app.name}: ${line}`);
}

function staleTypeEdges(app: AppRooms, modules: readonly Module[]): string[] {
	const uses = roomUses(app, modules);
	return Object.entries(app.types ?? {}).flatMap(([room, otherRooms]) =>
		otherRooms
			.filter((other) => !uses.get(room)?.has(other))
			.map((other) => `${room} may import types of ${other}, and doesn't`),
	);
}

function staleEdges(app: AppRooms, modules: readonly Module[]): string[] {
	const uses = featureUses(app, modules);
	return Object.entries(app.features).flatMap(([name, { uses: allowed, coming = [] }]) => [
		...allowed
			.filter((other) => !uses.get(name)?.has(other))
			.map((other) => `${name} may import ${other}, and doesn't`),
		...coming
			.filter((other) => uses.get(name)?.has(other))
			.map((other) => `${name} imports ${other} already, which the table calls coming`),
	]);
}

function countImports(
	modules: readonly Module[],
	edgeOf: (module: Module, imported: Module["imports"][number]) => Array<string | null | undefined>,
): Uses {
	const counts = new Map<string, Map<string, number>>();
	for (const module of modules) {
		for (const imported of module.imports) {
			const [from, to] = edgeOf(module, imported);
			if (!from || !to) continue;
			const targets = counts.get(from) ?? new Map<string, number>();
			counts.set(from, targets.set(to, (targets.get(to) ?? 0) + 1));
		}
	}
	return counts;
}

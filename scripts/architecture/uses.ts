import { EDGES } from "./edges.ts";
import { type Place, placeOf } from "./layers.ts";
import { isTooling, type Module, packageOf, targetOf } from "./modules.ts";
import type { House } from "./rooms.ts";

export type Uses = ReadonlyMap<string, ReadonlyMap<string, number>>;

/** Imported by shipped code at run time, by shipped code for types only, or only by tooling. */
export type Kind = "value" | "types" | "tooling";

export function packageUses(modules: readonly Module[], kind: Kind): Uses {
	return counted(modules, ({ path }, { specifier, typeOnly }) => {
		const found = isTooling(path) ? "tooling" : typeOnly ? "types" : "value";
		return found === kind ? [packageOf(path), /^@hilo\/([^/]+)/.exec(specifier)?.[1]] : [];
	});
}

export function roomUses(house: House, modules: readonly Module[]): Uses {
	return usesBetween(house, modules, ({ room }) => room);
}

export function featureUses(house: House, modules: readonly Module[]): Uses {
	return usesBetween(house, modules, ({ feature }) => feature);
}

function usesBetween(house: House, modules: readonly Module[], part: (place: Place) => string | null): Uses {
	const partOf = (path: string) => {
		const place = placeOf(house, path);
		return place === null ? null : part(place);
	};
	return counted(modules, ({ path }, { specifier }) => {
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
export function staleRows(house: House, modules: readonly Module[]): string[] {
	const places = modules
		.filter(({ path }) => !isTooling(path))
		.map(({ path }) => placeOf(house, path))
		.filter((place) => place !== null);
	const rooms = new Set(places.map(({ room }) => room));
	const features = new Set(places.map(({ feature }) => feature).filter((feature) => feature !== null));
	const isComing = (name: string) => (house.features[name]?.coming ?? []).length > 0;
	return [
		...staleEdges(house, modules),
		...staleTypeEdges(house, modules),
		...Object.keys(house.features)
			.filter((name) => !features.has(name) && !isComing(name))
			.map((name) => `there is no feature ${name}`),
		...[...features]
			.filter((name) => house.features[name] === undefined)
			.map((name) => `the feature ${name} is in no table`),
		...Object.keys(house.rooms)
			.filter((name) => !rooms.has(name))
			.map((name) => `there is no room ${name}`),
		...[...rooms]
			.filter((name) => house.rooms[name] === undefined)
			.map((name) => `the room ${name} is in no table`),
	].map((line) => `${house.name}: ${line}`);
}

function staleTypeEdges(house: House, modules: readonly Module[]): string[] {
	const uses = roomUses(house, modules);
	return Object.entries(house.types ?? {}).flatMap(([room, others]) =>
		others
			.filter((other) => !uses.get(room)?.has(other))
			.map((other) => `${room} may import types of ${other}, and doesn't`),
	);
}

function staleEdges(house: House, modules: readonly Module[]): string[] {
	const uses = featureUses(house, modules);
	return Object.entries(house.features).flatMap(([name, { uses: allowed, coming = [] }]) => [
		...allowed
			.filter((other) => !uses.get(name)?.has(other))
			.map((other) => `${name} may import ${other}, and doesn't`),
		...coming
			.filter((other) => uses.get(name)?.has(other))
			.map((other) => `${name} imports ${other} already, which the table calls coming`),
	]);
}

function counted(
	modules: readonly Module[],
	edgeOf: (module: Module, each: Module["imports"][number]) => Array<string | null | undefined>,
): Uses {
	const counts = new Map<string, Map<string, number>>();
	for (const module of modules) {
		for (const each of module.imports) {
			const [from, to] = edgeOf(module, each);
			if (!from || !to) continue;
			const targets = counts.get(from) ?? new Map<string, number>();
			counts.set(from, targets.set(to, (targets.get(to) ?? 0) + 1));
		}
	}
	return counts;
}

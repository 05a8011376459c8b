import { FOLDERS } from "./edges.ts";
import type { Import } from "./imports.ts";
import { isTooling, targetOf } from "./modules.ts";
import type { House } from "./rooms.ts";

export interface Place {
	/** The folder or file directly below `src`. */
	readonly room: string;
	readonly feature: string | null;
	readonly path: string;
}

export function placeOf({ name }: House, path: string): Place | null {
	const source = `${FOLDERS[name]}/src/`;
	if (!path.startsWith(source)) return null;
	const inside = path.slice(source.length);
	const [room = "", feature] = inside.split("/");
	return { path: inside, room, feature: room === "features" && feature ? feature : null };
}

/** Returns the violation or null. Tests may import every room and feature, but no other feature's repo. */
export function breaksLayers(house: House, path: string, each: Import): string | null {
	const { specifier } = each;
	const target = targetOf(path, specifier);
	const from = placeOf(house, path);
	const to = target === null ? null : placeOf(house, target);
	if (from === null || to === null) return null;
	const repo = misusesRepo(from, to);
	if (repo !== null || isTooling(path) || isTypeEdge(house, path, each)) return repo;
	return comesFromTesting(to) ?? standsAboveDoor(from, to) ?? leavesRoom(house, from, to);
}

/** Whether `House.types` allows the import. */
export function isTypeEdge(house: House, path: string, { specifier, typeOnly }: Import): boolean {
	const from = placeOf(house, path);
	const to = placeOf(house, targetOf(path, specifier) ?? "");
	return typeOnly && from !== null && to !== null && (house.types?.[from.room] ?? []).includes(to.room);
}

/** Doors (routers, REST rows) call use cases, and use cases call the repo of their own feature. */
function misusesRepo(from: Place, to: Place): string | null {
	if (!to.path.endsWith(".repo.ts")) return null;
	if (from.feature !== to.feature)
		return `imports ${to.path}; a repo belongs to its feature, call a use case`;
	return isDoor(from) ? `imports ${to.path}; a door calls a use case, not a repo` : null;
}

function standsAboveDoor(from: Place, to: Place): string | null {
	return isDoor(to) && from.room === "features"
		? `imports ${to.path}; nothing in a feature stands above its doors`
		: null;
}

function comesFromTesting({ room, path }: Place): string | null {
	return room === "testing" || path.includes("/testing/")
		? `imports ${path}; what ships needs no helper of tests`
		: null;
}

function leavesRoom({ rooms, features }: House, from: Place, to: Place): string | null {
	const allowed = rooms[from.room];
	// `staleRows` reports rooms without a row.
	if (allowed === undefined) return null;
	if (from.room !== to.room) {
		return allowed.includes(to.room) ? null : `imports ${to.path}; ${from.room} may not import ${to.room}`;
	}
	if (from.feature === to.feature || from.feature === null) return null;
	const edges = features[from.feature];
	if (edges === undefined) return null;
	return to.feature !== null && [...edges.uses, ...(edges.coming ?? [])].includes(to.feature)
		? null
		: `imports ${to.path}; ${from.feature} may not import ${to.feature}`;
}

function isDoor({ path }: Place): boolean {
	return /\.(?:router|rest)\.ts$/.test(path);
}

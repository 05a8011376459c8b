import { FOLDERS } from "./edges.ts";
import type { Import } from "./imports.ts";
import { isTooling, targetOf } from "./modules.ts";
import type { AppRooms } from "./rooms.ts";

export interface ModuleLocation {
	/** The folder or file directly below `src`. */
	readonly room: string;
	readonly feature: string | null;
	readonly path: string;
}

export function locationOf({ name }: AppRooms, path: string): ModuleLocation | null {
	const source = `${FOLDERS[name]}/src/`;
	if (!path.startsWith(source)) return null;
	const pathInSource = path.slice(source.length);
	const [room = "", feature] = pathInSource.split("/");
	return { path: pathInSource, room, feature: room === "features" && feature ? feature : null };
}

/** Returns the violation or null. Tests may import every room and feature, but no other feature's repo. */
export function breaksLayers(app: AppRooms, path: string, imported: Import): string | null {
	const { specifier } = imported;
	const target = targetOf(path, specifier);
	const from = locationOf(app, path);
	const to = target === null ? null : locationOf(app, target);
	if (from === null || to === null) return null;
	const repo = misusesRepo(from, to);
	if (repo !== null || isTooling(path) || isTypeEdge(app, path, imported)) return repo;
	return importsTestHelper(to) ?? importsDoor(from, to) ?? leavesRoom(app, from, to);
}

/** Whether `AppRooms.types` allows the import. */
export function isTypeEdge(app: AppRooms, path: string, { specifier, typeOnly }: Import): boolean {
	const from = locationOf(app, path);
	const to = locationOf(app, targetOf(path, specifier) ?? "");
	return typeOnly && from !== null && to !== null && (app.types?.[from.room] ?? []).includes(to.room);
}

/** Doors (routers, REST rows) call use cases, and use cases call the repo of their own feature. */
function misusesRepo(from: ModuleLocation, to: ModuleLocation): string | null {
	if (!to.path.endsWith(".repo.ts")) return null;
	if (from.feature !== to.feature)
		return `imports ${to.path}; a repo belongs to its feature, call a use case`;
	return isDoor(from) ? `imports ${to.path}; a door calls a use case, not a repo` : null;
}

function importsDoor(from: ModuleLocation, to: ModuleLocation): string | null {
	return isDoor(to) && from.room === "features"
		? `imports ${to.path}; nothing in a feature stands above its doors`
		: null;
}

function importsTestHelper({ room, path }: ModuleLocation): string | null {
	return room === "testing" || path.includes("/testing/")
		? `imports ${path}; what ships needs no helper of tests`
		: null;
}

function leavesRoom({ rooms, features }: AppRooms, from: ModuleLocation, to: ModuleLocation): string | null {
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

function isDoor({ path }: ModuleLocation): boolean {
	return /\.(?:router|rest)\.ts$/.test(path);
}

import { EDGES } from "./edges.ts";
import { importCycles } from "./import-cycles.ts";
import { locationOf } from "./layers.ts";
import { isTooling, type Module, packageOf } from "./modules.ts";
import { APPS, type AppRooms } from "./rooms.ts";
import { featureUses, packageUses, roomUses, type Uses } from "./uses.ts";

export function architectureTables(modules: readonly Module[]): string {
	const found = importCycles(modules).length;
	return [
		packagesTable(modules),
		...APPS.flatMap((app) => [roomsTable(app, modules), featuresTable(app, modules)]),
		`Import cycles of files and folders: ${found === 0 ? "none" : found}`,
	].join("\n\n");
}

function packagesTable(modules: readonly Module[]): string {
	const [value, types, tooling] = (["value", "types", "tooling"] as const).map((kind) =>
		packageUses(modules, kind),
	);
	const rows = Object.keys(EDGES).map((name) => [
		name,
		count(modules.filter(({ path }) => packageOf(path) === name && !isTooling(path))),
		listed(value, name),
		listed(types, name),
		listed(tooling, name),
	]);
	return table("Packages", ["", "files", "imports", "types only", "in tests and scripts"], rows);
}

function roomsTable(app: AppRooms, modules: readonly Module[]): string {
	const uses = roomUses(app, modules);
	const rows = Object.keys(app.rooms).map((room) => [
		room,
		count(modules.filter(({ path }) => locationOf(app, path)?.room === room && !isTooling(path))),
		listed(uses, room),
	]);
	return table(`Rooms of ${app.name}`, ["", "files", "imports"], rows);
}

function featuresTable(app: AppRooms, modules: readonly Module[]): string {
	const uses = featureUses(app, modules);
	const rows = Object.entries(app.features).map(([feature, { coming = [] }]) => [
		feature,
		count(modules.filter(({ path }) => locationOf(app, path)?.feature === feature && !isTooling(path))),
		listed(uses, feature),
		coming.join(", "),
	]);
	return table(`Features of ${app.name}`, ["", "files", "imports", "may import, when they come"], rows);
}

function count(modules: readonly Module[]): string {
	return String(modules.length);
}

/** For example `rules 12, db 3`: names with their number of imports. */
function listed(uses: Uses | undefined, name: string): string {
	return [...(uses?.get(name) ?? [])]
		.filter(([other]) => other !== "config")
		.sort(([, a], [, b]) => b - a)
		.map(([other, imports]) => `${other} ${imports}`)
		.join(", ");
}

function table(title: string, head: readonly string[], rows: readonly string[][]): string {
	const widths = head.map((cell, column) =>
		Math.max(cell.length, ...rows.map((row) => row[column]?.length ?? 0)),
	);
	const line = (cells: readonly string[]) =>
		`  ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join("  ")}`.trimEnd();
	return [title, line(head), ...rows.map(line)].join("\n");
}

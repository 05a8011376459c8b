import { describe, expect, it } from "vitest";
import { workspacePackages } from "../workspace.ts";
import { EDGES, FOLDERS } from "./edges.ts";
import { readModules } from "./modules.ts";
import { problems } from "./problems.ts";
import { APPS } from "./rooms.ts";
import { architectureTables } from "./tables.ts";

const modules = readModules();

describe("the architecture", () => {
	it("has no violation, and no table row without a use", () => {
		expect(modules.length).toBeGreaterThan(50);
		expect(problems(modules)).toEqual([]);
	});

	it("has a row for every package of the workspace", () => {
		const names = workspacePackages().map(({ name }) => name);
		expect(Object.keys(FOLDERS)).toEqual(expect.arrayContaining(names));
		expect(Object.keys(EDGES).sort()).toEqual(Object.keys(FOLDERS).sort());
	});

	it("orders packages, rooms and features so that each imports only from rows above it", () => {
		const packages = Object.entries(EDGES).map(([name, { value, types = [], coming = [] }]) =>
			row(name, value, types, coming),
		);
		const rooms = APPS.map((app) => Object.entries(app.rooms).map(([name, allowed]) => row(name, allowed)));
		const features = APPS.map((app) =>
			Object.entries(app.features).map(([name, { uses, coming = [] }]) => row(name, uses, coming)),
		);
		for (const rows of [packages, ...rooms, ...features]) {
			for (const [index, { name, allowed }] of rows.entries()) {
				const notAbove = rows.slice(index).map((sameOrLower) => sameOrLower.name);
				expect(
					allowed.filter((allowedName) => notAbove.includes(allowedName)),
					name,
				).toEqual([]);
			}
		}
	});

	it("prints as tables", () => {
		const tables = architectureTables(modules);
		expect(tables).toMatch(/^Packages\n/);
		expect(tables).toMatch(/\nRooms of server\n.*\n {2}platform /);
		expect(tables).toMatch(/\n {2}features +\d+ +platform \d+/);
		expect(tables).toMatch(/\nImport cycles of files and folders: /);
	});
});

function row(name: string, ...allowed: Array<readonly string[]>) {
	return { name, allowed: allowed.flat() };
}

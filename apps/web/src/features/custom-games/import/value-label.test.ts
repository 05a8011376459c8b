import { readImport } from "@hilo/rules/custom-games/import/read-import";
import { expect, test } from "vitest";
import { importedLabel } from "./value-label.ts";

test.each([
	["City\tPopulation\nTokyo\t37\nDelhi\t33", "Population"],
	["Fish\tWeight (kg)\nCarp\t900 g\nTuna\t250 kg", "Weight (kg)"],
	["Name\tValue\nTokyo\t37\nDelhi\t33", ""],
	["City\t2019\nTokyo\t37\nDelhi\t33", ""],
	["Tokyo\t37\nDelhi\t33", ""],
	[`City\t${"Population ".repeat(4)}\nTokyo\t37\nDelhi\t33`, ""],
])("reads what is compared from the heading of %j", (text, label) => {
	const table = readImport(text, { room: 500 });
	if (!table.isReadable) throw new Error(table.reason);
	expect(importedLabel(table)).toBe(label);
});

test.each([
	["Weight", "kg", "Weight in kg"],
	["Weight", "g", "Weight in g"],
	["Diameter", "m", "Diameter in m"],
	["Weight (g)", "g", "Weight (g)"],
	["Length in m", "m", "Length in m"],
	["Area, sq mi", "sq mi", "Area, sq mi"],
	["Speed [km/h]", "km/h", "Speed [km/h]"],
	["Speed (km/h)", "m", "Speed (km/h) in m"],
])("calls values under %j that are converted to %s %j", (heading, unit, label) => {
	const table = readImport(`Name\t${heading}\nCarp\t900\nTuna\t250`, { room: 500 });
	if (!table.isReadable) throw new Error(table.reason);
	expect(importedLabel({ ...table, choices: { ...table.choices, unit } })).toBe(label);
});

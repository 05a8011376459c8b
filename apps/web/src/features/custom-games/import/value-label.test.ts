import { readImport } from "@hilo/rules/custom-games/import/read-import";
import { expect, test } from "vitest";
import { importedLabel } from "./value-label.ts";

test.each([
	["City\tPopulation\nTokyo\t37\nDelhi\t33", "Population"],
	["Fish\tWeight (kg)\nCarp\t900 g\nTuna\t250 kg", "Weight (kg)"],
	["Name\tValue\nTokyo\t37\nDelhi\t33", ""],
	["Tokyo\t37\nDelhi\t33", ""],
	[`City\t${"Population ".repeat(4)}\nTokyo\t37\nDelhi\t33`, ""],
])("reads what is compared from the heading of %j", (text, label) => {
	const table = readImport(text, { room: 500 });
	if (!table.isReadable) throw new Error(table.reason);
	expect(importedLabel(table)).toBe(label);
});

test("names the unit to which the values are converted", () => {
	const table = readImport("Fish\tWeight\nCarp\t900 g\nTuna\t250 kg", {
		room: 500,
		overrides: { unit: "kg" },
	});
	expect(table.isReadable && importedLabel(table)).toBe("Weight in kg");
});

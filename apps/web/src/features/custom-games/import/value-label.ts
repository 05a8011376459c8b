import { MAX_VALUE_LABEL_LENGTH } from "@hilo/rules/custom-games/caps";
import type { ImportedTable } from "@hilo/rules/custom-games/import/import-result";

type Read = Pick<ImportedTable, "choices" | "columns">;

/** What the heading above the values says: "Height", or "Height in m" after conversion. Empty where it says nothing. */
export function importedLabel({ choices: { hasHeading, columns, unit }, columns: read }: Read): string {
	const heading = (hasHeading && columns.value !== null && read[columns.value]?.heading.trim()) || "";
	// A year names no measure.
	if (heading === "" || heading.toLowerCase() === "value" || /^\d+$/.test(heading)) return "";
	const label = unit === null || namesUnit(heading, unit) ? heading : `${heading} in ${unit}`;
	return label.length > MAX_VALUE_LABEL_LENGTH ? "" : label;
}

/** Compares words: "Weight" contains a "g". */
function namesUnit(heading: string, unit: string): boolean {
	return ` ${heading.replace(/[^\p{L}\p{N}/]+/gu, " ")} `.includes(` ${unit} `);
}

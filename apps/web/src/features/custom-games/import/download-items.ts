import { toCsv, toJson } from "@hilo/rules/custom-games/import/export-items";
import type { ImportedItem } from "@hilo/rules/custom-games/import/import-result";

/** What items can be saved as. */
export const EXPORT_FORMATS = ["JSON", "CSV"] as const;
export type ExportFormat = (typeof EXPORT_FORMATS)[number];

/** Without this mark spreadsheets take UTF-8 for something older. */
const MARK = "\uFEFF";

/** Saves the items of a game as a file that an import takes back as it is. */
export function downloadItems(gameName: string, items: readonly ImportedItem[], format: ExportFormat): void {
	const file =
		format === "JSON"
			? new Blob([toJson(items)], { type: "application/json" })
			: new Blob([MARK, toCsv(items)], { type: "text/csv" });
	const link = document.createElement("a");
	link.href = URL.createObjectURL(file);
	link.download = `${fileName(gameName)}.${format.toLowerCase()}`;
	link.click();
	// The browser has taken hold of the file by then.
	setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

/** Letters and digits of any script; everything else may mean something to a file system. */
function fileName(gameName: string): string {
	const plain = gameName.replace(/[^\p{L}\p{N}]+/gu, "-").replace(/^-|-$/g, "");
	return [...plain].slice(0, 60).join("") || "game";
}

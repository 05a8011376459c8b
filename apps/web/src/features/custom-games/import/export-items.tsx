import { toCsv, toJson } from "@hilo/rules/custom-games/import/csv";
import type { ImportedItem } from "@hilo/rules/custom-games/import/import-result";
import { saveCsv, saveFile } from "../../../platform/save-file.ts";
import { MenuButton, MoreMenu } from "../../../ui/menu.tsx";

interface ExportMenuProps {
	name: string;
	items: () => readonly ImportedItem[];
}

export function ExportMenu({ name, items }: ExportMenuProps) {
	return (
		<MoreMenu label="Export items">
			{EXPORT_FORMATS.map((format) => (
				<MenuButton key={format} onClick={() => downloadItems(name, items(), format)}>
					Export as {format}
				</MenuButton>
			))}
		</MoreMenu>
	);
}

const EXPORT_FORMATS = ["JSON", "CSV"] as const;
export type ExportFormat = (typeof EXPORT_FORMATS)[number];

/** Saves the items as a file that can be imported again. */
export function downloadItems(gameName: string, items: readonly ImportedItem[], format: ExportFormat): void {
	const name = `${fileName(gameName)}.${format.toLowerCase()}`;
	if (format === "CSV") saveCsv(name, toCsv(items));
	else saveFile(name, new Blob([toJson(items)], { type: "application/json" }));
}

/** Keeps letters and digits of any script; other characters may be special to a file system. */
function fileName(gameName: string): string {
	const plain = gameName.replace(/[^\p{L}\p{N}]+/gu, "-").replace(/^-|-$/g, "");
	return [...plain].slice(0, 60).join("") || "game";
}

import type { ImportedItem } from "@hilo/rules/custom-games/import/import-result";
import { MENU_ENTRY, MoreMenu } from "../../../ui/more-menu.tsx";
import { downloadItems, EXPORT_FORMATS } from "./download-items.ts";

interface ExportProps {
	name: string;
	items: () => readonly ImportedItem[];
}

export function ExportMenu(props: ExportProps) {
	return (
		<MoreMenu label="Export items">
			<ExportEntries {...props} />
		</MoreMenu>
	);
}

/** The same as entries of a menu that has others too. */
function ExportEntries({ name, items }: ExportProps) {
	return EXPORT_FORMATS.map((format) => (
		<button
			key={format}
			type="button"
			role="menuitem"
			className={MENU_ENTRY}
			onClick={() => downloadItems(name, items(), format)}
		>
			Export as {format}
		</button>
	));
}

import { saveFile } from "../../../platform/save-file.ts";

export function saveCsv(name: string, csv: string): void {
	saveFile(name, new Blob([csv], { type: "text/csv;charset=utf-8" }));
}

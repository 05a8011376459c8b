import { saveFile } from "../../../platform/save-file.ts";

export function saveText(name: string, type: string, text: string): void {
	saveFile(name, new Blob([text], { type: `${type};charset=utf-8` }));
}

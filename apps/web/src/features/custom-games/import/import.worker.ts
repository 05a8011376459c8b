import type { DecimalMark } from "@hilo/rules/custom-games/import/import-result";
import { parseImport } from "@hilo/rules/custom-games/import/parse-import";

export interface ImportRequest {
	readonly text: string;
	readonly room: number;
	readonly decimalMark: DecimalMark | undefined;
}

addEventListener("message", ({ data }: MessageEvent<ImportRequest>) => {
	postMessage(parseImport(data.text, data));
});

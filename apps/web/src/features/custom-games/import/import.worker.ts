import type { ImportOptions } from "@hilo/rules/custom-games/import/import-result";
import { parseImport } from "@hilo/rules/custom-games/import/parse-import";

export interface ImportRequest extends ImportOptions {
	readonly text: string;
}

addEventListener("message", ({ data }: MessageEvent<ImportRequest>) => {
	postMessage(parseImport(data.text, data));
});

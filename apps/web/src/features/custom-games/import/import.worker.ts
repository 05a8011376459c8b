import type { ImportOptions } from "@hilo/rules/custom-games/import/import-result";
import { readImport } from "@hilo/rules/custom-games/import/read-import";

export interface ImportRequest extends ImportOptions {
	readonly text: string;
}

addEventListener("message", ({ data }: MessageEvent<ImportRequest>) => {
	postMessage(readImport(data.text, data));
});

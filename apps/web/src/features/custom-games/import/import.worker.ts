import { parseImport } from "@hilo/rules/custom-games/import/parse-import";
import type { ImportRequest } from "./use-import-result.ts";

addEventListener("message", ({ data }: MessageEvent<ImportRequest>) => {
	postMessage(parseImport(data.text, data));
});

import type { ImportResult } from "@hilo/rules/custom-games/import/import-result";
import { useEffect, useState } from "react";
import type { ImportRequest } from "./import.worker.ts";

const FAILED: ImportResult = {
	isReadable: false,
	reason: "This could not be read just now. Please try again.",
};

/**
 * Parses the text in a worker, because a hostile text of 1 MB takes up to a second. Null until the first result;
 * the last result stays while a new one is computed.
 */
export function useImportResult({ text, room, decimalMark }: ImportRequest): ImportResult | null {
	const [result, setResult] = useState<ImportResult | null>(null);
	useEffect(() => {
		const worker = new Worker(new URL("./import.worker.ts", import.meta.url), { type: "module" });
		worker.onmessage = ({ data }: MessageEvent<ImportResult>) => setResult(data);
		worker.onerror = () => setResult(FAILED);
		worker.postMessage({ text, room, decimalMark } satisfies ImportRequest);
		return () => worker.terminate();
	}, [text, room, decimalMark]);
	return result;
}

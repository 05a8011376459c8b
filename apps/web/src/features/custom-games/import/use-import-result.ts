import type { ImportResult } from "@hilo/rules/custom-games/import/import-result";
import { useEffect, useState } from "react";
import type { ImportRequest } from "./import.worker.ts";

const FAILED: ImportResult = {
	isReadable: false,
	reason: "This could not be read just now. Please try again.",
};

/** Reads a text in a worker, because a hostile text of 1 MB takes seconds. Returns a function that stops it. */
export function readInWorker(request: ImportRequest, onResult: (result: ImportResult) => void): () => void {
	const worker = new Worker(new URL("./import.worker.ts", import.meta.url), { type: "module" });
	worker.onmessage = ({ data }: MessageEvent<ImportResult>) => {
		worker.terminate();
		onResult(data);
	};
	worker.onerror = () => onResult(FAILED);
	worker.postMessage(request);
	return () => worker.terminate();
}

/** Null until the first result; the last result stays while a new one is computed. */
export function useImportResult({ text, room, overrides }: ImportRequest): ImportResult | null {
	const [result, setResult] = useState<ImportResult | null>(null);
	useEffect(() => readInWorker({ text, room, overrides }, setResult), [text, room, overrides]);
	return result;
}

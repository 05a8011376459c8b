import type { ImportOverrides, ImportResult } from "@hilo/rules/custom-games/import/import-result";
import { useEffect, useState } from "react";
import type { ImportRequest } from "./import.worker.ts";
import { choicesFor, headingKey, rememberChoices } from "./remembered-choices.ts";

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

/** Reads a text as the player chose last time for such a table, and again with each choice. */
export function useImportTable(text: string, room: number) {
	const [overrides, setOverrides] = useState<ImportOverrides>({});
	const [key, setKey] = useState<string | null>(null);
	const [isRemembered, setRemembered] = useState(false);
	const result = useImportResult({ text, room, overrides });
	useEffect(() => {
		if (key !== null || !result?.isReadable) return;
		const own = headingKey(result.columns);
		const last = choicesFor(own);
		setKey(own);
		if (!last) return;
		setOverrides(last);
		setRemembered(true);
	}, [key, result]);
	const apply = (next: ImportOverrides) => {
		setOverrides(next);
		if (key !== null) rememberChoices(key, next);
	};
	return {
		result,
		isRemembered,
		hasChoices: Object.keys(overrides).length > 0,
		choose: (choice: ImportOverrides) => apply(merged(overrides, choice)),
		reset() {
			setRemembered(false);
			apply({});
		},
	};
}

/** The newer choice wins: of a column that two fields would have, and of columns whose places have changed. */
function merged(before: ImportOverrides, choice: ImportOverrides): ImportOverrides {
	const { columns: earlier = {}, ...others } = before;
	const hasMoved = choice.separator !== undefined || choice.join !== undefined;
	const taken = new Set(Object.values(choice.columns ?? {}));
	const kept = Object.entries(hasMoved ? {} : earlier).filter(([, at]) => at === null || !taken.has(at));
	const columns = { ...Object.fromEntries(kept), ...choice.columns };
	return {
		...others,
		...choice,
		...(choice.scales && { scales: { ...before.scales, ...choice.scales } }),
		...(Object.keys(columns).length > 0 && { columns }),
	};
}

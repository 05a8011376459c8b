import type {
	ImportColumn,
	ImportOverrides,
	ImportResult,
} from "@hilo/rules/custom-games/import/import-result";
import { useEffect, useEffectEvent, useState } from "react";
import { storedValue } from "../../../platform/stored-value.ts";
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

/** What the player chose for tables with the same columns; the newest come first. */
type Remembered = readonly (readonly [heading: string, choices: ImportOverrides])[];

const MAX_REMEMBERED = 20;
const remembered = storedValue("browser", "hilo-import-choices", (stored) =>
	Array.isArray(stored) && stored.every(Array.isArray) ? (stored as unknown as Remembered) : null,
);

/** The columns' headings, or their number where they have none. */
function headingKey(columns: readonly ImportColumn[]): string {
	return columns.map(({ heading }) => heading.slice(0, 60)).join("\t");
}

/** Without any choices the table is read as guessed again. */
function rememberChoices(key: string, choices: ImportOverrides): void {
	const others = (remembered.read() ?? []).filter(([heading]) => heading !== key);
	const isEmpty = Object.keys(choices).length === 0;
	remembered.write([...(isEmpty ? [] : [[key, choices] as const]), ...others].slice(0, MAX_REMEMBERED));
}

/** Reads a text as the player chose last time for such a table, and again with each choice. */
export function useImportTable(text: string, room: number) {
	const [overrides, setOverrides] = useState<ImportOverrides>({});
	const [key, setKey] = useState<string | null>(null);
	const [isRemembered, setRemembered] = useState(false);
	const result = useImportResult({ text, room, overrides });
	const apply = (next: ImportOverrides) => {
		setOverrides(next);
		if (key !== null) rememberChoices(key, next);
	};
	const reset = () => {
		setRemembered(false);
		apply({});
	};
	const recall = useEffectEvent((read: ImportResult) => {
		// Another version of the site may have stored choices that do not fit.
		if (!read.isReadable && isRemembered) reset();
		if (!read.isReadable || key !== null) return;
		const own = headingKey(read.columns);
		const last = remembered.read()?.find(([heading]) => heading === own)?.[1];
		setKey(own);
		if (!last) return;
		setOverrides(last);
		setRemembered(true);
	});
	useEffect(() => {
		if (result) recall(result);
	}, [result]);
	return {
		result,
		isRemembered,
		hasChoices: Object.keys(overrides).length > 0,
		choose: (choice: ImportOverrides) => apply(merged(overrides, choice)),
		reset,
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

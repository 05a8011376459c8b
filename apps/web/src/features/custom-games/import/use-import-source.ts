import { useEffect, useEffectEvent, useState } from "react";
import { canBeShown, type ImportSource, inEncoding, readFile, TOO_LONG_TO_SHOW } from "./import-source.ts";

/** The text to import: null while it is written. */
export function useImportSource(first: ImportSource | File | null = null) {
	const given = first instanceof File ? null : first;
	const [text, setText] = useState(given && canBeShown(given.text) ? given.text : "");
	const [source, setSource] = useState<ImportSource | null>(given);
	/** Changes with each text, and not with its encoding. */
	const [sourceKey, setSourceKey] = useState(0);
	const [problem, setProblem] = useState<string | null>(null);
	const open = (next: ImportSource) => {
		setProblem(null);
		setText(canBeShown(next.text) ? next.text : "");
		setSource(next);
		setSourceKey((key) => key + 1);
	};
	const openFile = async (file: File) => {
		try {
			open(await readFile(file));
		} catch (error) {
			setSource(null);
			setProblem(error instanceof Error ? error.message : String(error));
		}
	};
	const openFirst = useEffectEvent(() => {
		if (first instanceof File) openFile(first);
	});
	useEffect(() => openFirst(), []);
	const back = (why: string | null) => {
		const isHidden = source !== null && !canBeShown(source.text);
		setProblem(isHidden ? [why, TOO_LONG_TO_SHOW].filter(Boolean).join(" ") : why);
		setSource(null);
	};
	const setEncoding = (encoding: string) => {
		const next = source && inEncoding(source, encoding);
		setText(next && canBeShown(next.text) ? next.text : "");
		setSource(next);
	};
	return { text, source, sourceKey, problem, open, openFile, setEncoding, back };
}

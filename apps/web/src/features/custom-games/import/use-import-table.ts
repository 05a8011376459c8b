import type { ImportOverrides } from "@hilo/rules/custom-games/import/import-result";
import { useEffect, useState } from "react";
import { choicesFor, headingKey, rememberChoices } from "./remembered-choices.ts";
import { useImportResult } from "./use-import-result.ts";

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

import { useState } from "react";
import { hasSeparator, type Row, readValue, type Sheet, valueLabelOf, writtenRows } from "./model/sheet.ts";
import { Pair } from "./pair.tsx";
import { useSheet } from "./use-sheet.ts";

/** The first two items on one line, for a phone. */
export function SmallPair() {
	const { sheet } = useSheet();
	const [left, right] = writtenRows(sheet);
	if (!left) return null;
	return (
		<section aria-label="How two items face each other">
			<Pair isSmall {...{ left, right }} {...lookOf(sheet)} />
		</section>
	);
}

/** How two items face each other in the game: the edited one, if any, and another. */
export function PairPreview() {
	const { sheet, activeRowId } = useSheet();
	const [pairIndex, setPairIndex] = useState(0);
	const written = writtenRows(sheet);
	const [left, right] = pairOf(written, activeRowId, pairIndex);
	return (
		<section aria-label="How two items face each other" className="grid grid-cols-[minmax(0,1fr)] gap-2">
			<Pair {...{ left, right }} {...lookOf(sheet)} />
			<div className="flex min-h-11 items-center justify-between gap-3">
				<p className="min-w-0 truncate text-sm text-muted">{left && right && comparisonText(left, right)}</p>
				<button
					type="button"
					disabled={written.length < 3}
					className="press min-h-11 shrink-0 rounded-sm px-2 font-bold link"
					onClick={() => setPairIndex(pairIndex + 1)}
				>
					Another pair
				</button>
			</div>
		</section>
	);
}

/** How a game asks about its items and shows their numbers. */
function lookOf(sheet: Sheet) {
	const { question } = sheet;
	return { label: valueLabelOf(sheet), question, thousandsSeparator: hasSeparator(sheet) };
}

/** The edited row, or the next one, and another, which changes with the index. */
function pairOf(rows: readonly Row[], activeRowId: string | null, pairIndex: number): readonly Row[] {
	const first = rows.find(({ id }) => id === activeRowId) ?? rows[pairIndex % Math.max(1, rows.length)];
	const others = rows.filter((row) => row !== first);
	const start = first ? rows.indexOf(first) : 0;
	const second = others[(start + pairIndex) % Math.max(1, others.length)];
	return [first, second].flatMap((row) => row ?? []);
}

function comparisonText(left: Row, right: Row): string {
	const [a, b] = [readValue(left.value), readValue(right.value)];
	if (!(a > 0 && b > 0)) return "";
	if (a === b) return "Equal: either answer counts as right.";
	return `${right.name.trim() || "The second"} is ${b > a ? "higher" : "lower"}.`;
}

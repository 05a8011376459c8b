import { formatCustom } from "@hilo/rules/custom-games/format";
import { useState } from "react";
import { Seam } from "../../../ui/seam.tsx";
import { PicturePreview } from "../../pictures/picture-preview.tsx";
import { type Row, readValue, valueLabelOf, writtenRows } from "./model/sheet.ts";
import { useEditor } from "./use-editor.tsx";

/** How two items face each other in the game: the edited one, if any, and another. */
export function PairPreview() {
	const { sheet, activeRowId } = useEditor();
	const [pairIndex, setPairIndex] = useState(0);
	const written = writtenRows(sheet);
	const [left, right] = pairOf(written, activeRowId, pairIndex);
	const label = valueLabelOf(sheet);
	return (
		<section aria-label="How two items face each other" className="grid grid-cols-[minmax(0,1fr)] gap-2">
			<div
				className="relative grid grid-cols-2 gap-1 overflow-hidden rounded-lg"
				style={{ containerType: "inline-size" }}
			>
				<ItemCard row={left} label={label} />
				<ItemCard row={right} label={label} />
				<Seam small />
			</div>
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

function ItemCard({ row, label }: { row: Row | undefined; label: string }) {
	const value = row ? readValue(row.value) : Number.NaN;
	return (
		<div className="grid min-h-52 content-start justify-items-center gap-2 bg-raise px-4 py-6 text-center">
			<PicturePreview name={row?.name ?? ""} url={row?.imageUrl ?? ""} className="size-24 rounded-sm" />
			<p className="line-clamp-2 font-display leading-tight font-bold [overflow-wrap:anywhere]">
				{row?.name.trim() || "…"}
			</p>
			<p className="max-w-full truncate font-display text-2xl leading-none font-extrabold tabular-nums">
				{value > 0 ? formatCustom(value, label) : "–"}
			</p>
			<p className="max-w-full truncate text-sm text-muted">{label}</p>
		</div>
	);
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

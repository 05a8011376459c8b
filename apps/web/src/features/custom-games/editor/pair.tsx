import { formatCustom } from "@hilo/rules/custom-games/format";
import { askedQuestion, usualQuestion } from "@hilo/rules/custom-games/question";
import { readTypedNumber } from "@hilo/rules/text/numbers";
import { useState } from "react";
import { Seam } from "../../../ui/seam.tsx";
import { PicturePreview } from "../../pictures/picture-preview.tsx";
import { hasSeparator, type Row, type Sheet, valueLabelOf, writtenRows } from "./model/sheet.ts";
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
		<section aria-label="How two items face each other" className="grid grid-cols-1 gap-2">
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
	const [a, b] = [readTypedNumber(left.value), readTypedNumber(right.value)];
	if (!(a > 0 && b > 0)) return "";
	if (a === b) return "Equal: either answer counts as right.";
	return `${right.name.trim() || "The second"} is ${b > a ? "higher" : "lower"}.`;
}

interface PairProps {
	readonly left: Row | undefined;
	readonly right: Row | undefined;
	readonly label: string;
	/** The game's own, or empty. */
	readonly question: string;
	readonly thousandsSeparator?: boolean;
	/** 96 pixels high, without the question. */
	readonly isSmall?: boolean;
}

/** Two items as they face each other in the game, with the question. */
export function Pair({
	left,
	right,
	label,
	question,
	thousandsSeparator = true,
	isSmall = false,
}: PairProps) {
	const Side = isSmall ? SmallSide : LargeSide;
	return (
		<div className="grid grid-cols-1 gap-2">
			<div className="@container relative grid grid-cols-2 gap-1 overflow-hidden rounded-lg">
				<Side row={left} {...{ label, thousandsSeparator }} />
				<Side row={right} {...{ label, thousandsSeparator }} />
				<Seam small />
			</div>
			{!isSmall && left && right && (
				<p className="text-center font-display leading-tight font-bold wrap-anywhere">
					{questionText(question, label, nameOf(left), nameOf(right))}
				</p>
			)}
		</div>
	);
}

const nameOf = (row: Row | undefined) => row?.name.trim() || "…";

/** As on the stage. */
function questionText(question: string, label: string, known: string, asked: string): string {
	return askedQuestion(question.trim() === "" ? usualQuestion(label) : question, { known, asked });
}

interface SideProps {
	readonly row: Row | undefined;
	readonly label: string;
	readonly thousandsSeparator: boolean;
}

function valueTextOf({ row, thousandsSeparator }: SideProps): string {
	const value = row ? readTypedNumber(row.value) : Number.NaN;
	return value > 0 ? formatCustom(value, thousandsSeparator) : "–";
}

function LargeSide(side: SideProps) {
	const { row, label } = side;
	return (
		<div className="grid min-h-52 content-start justify-items-center gap-2 bg-raise px-4 py-6 text-center">
			<PicturePreview name={row?.name ?? ""} url={row?.imageUrl ?? ""} className="size-24 rounded-sm" />
			<p className="line-clamp-2 font-display leading-tight font-bold wrap-anywhere">{nameOf(row)}</p>
			<p className="max-w-full truncate font-display text-2xl leading-none font-extrabold tabular-nums">
				{valueTextOf(side)}
			</p>
			<p className="max-w-full truncate text-sm text-muted">{label}</p>
		</div>
	);
}

function SmallSide(side: SideProps) {
	const { row } = side;
	return (
		<div className="grid h-24 grid-cols-[auto_minmax(0,1fr)] items-center gap-2 bg-raise px-2.5 odd:pr-5.5 even:pl-5.5">
			<PicturePreview name={row?.name ?? ""} url={row?.imageUrl ?? ""} className="size-12 rounded-sm" />
			<div className="min-w-0">
				<p className="line-clamp-2 text-sm leading-tight font-bold text-ellipsis">{nameOf(row)}</p>
				<p className="truncate font-display text-lg leading-tight font-extrabold tabular-nums">
					{valueTextOf(side)}
				</p>
			</div>
		</div>
	);
}

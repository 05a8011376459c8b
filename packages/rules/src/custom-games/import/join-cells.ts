import type { Join } from "./import-result.ts";
import type { TextRow } from "./separated-text.ts";

interface JoinedRow {
	readonly cells: readonly string[];
	readonly changes: readonly string[];
	readonly reason?: string;
}

export interface Joining {
	readonly join: Join;
	/** Whether any row has cells that could be parts of one number. */
	readonly isOpen: boolean;
	readonly rows: readonly JoinedRow[];
}

/** The first part of a number that a comma has cut: "8" or "$ 37". */
const FIRST = /^\s*[^\d\s]{0,4}\s?\d+$/;
const FIRST_OF_THOUSANDS = /^\s*[^\d\s]{0,4}\s?[1-9]\d{0,2}$/;
const THOUSANDS = /^\d{3}$/;
/** Decimals and a unit may follow. */
const LAST_THOUSANDS = /^\d{3}(?:\.\d+)?(?:\D{0,20})$/;
const DECIMALS = /^\d+(?:\D{0,20})$/;

/**
 * In "Everest,8,849" the second comma may separate thousands. Cells are joined only where a row has more of them than
 * the heading or most rows, where a column for pictures holds nothing but such parts, or where the player says so.
 */
export function joinCells(
	rows: readonly TextRow[],
	heading: readonly string[] | null,
	picture: number,
	chosen: Join | undefined,
): Joining {
	const isOpen = rows.some(({ cells }) =>
		cells.some((_, at) => isPart(cells, at, "thousands") || isPart(cells, at, "decimals")),
	);
	const plain = (): Joining => ({
		join: "none",
		isOpen,
		rows: rows.map(({ cells }) => ({ cells, changes: [] })),
	});
	if (!isOpen || chosen === "none") return plain();
	if (chosen !== undefined)
		return { join: chosen, isOpen, rows: rows.map(({ cells }) => joinRun(cells, chosen)) };
	const partsAtPicture = picture > 1 && rows.every(({ cells }) => isPart(cells, picture - 1, "thousands"));
	if (partsAtPicture) {
		return {
			join: "thousands",
			isOpen,
			rows: rows.map(({ cells }) => joined(cells, picture - 1, picture + 1)),
		};
	}
	const width = heading?.length ?? usualWidth(rows);
	const wide = rows.filter(({ cells }) => surplusOf(cells, width) > 0);
	const join: Join = wide.some(({ cells }) => starts(cells, width, "thousands").length > 0)
		? "thousands"
		: "decimals";
	if (!wide.some(({ cells }) => starts(cells, width, join).length > 0)) return plain();
	return { join, isOpen, rows: rows.map(({ cells }) => joinSurplus(cells, width, join)) };
}

/** Whether the cell and the next one could be parts of one number. Names stand in the first cell. */
function isPart(cells: readonly string[], at: number, join: Join): boolean {
	const [cell, next] = [cells[at], cells[at + 1]];
	if (at === 0 || cell === undefined || next === undefined) return false;
	return join === "thousands"
		? FIRST_OF_THOUSANDS.test(cell) && LAST_THOUSANDS.test(next)
		: FIRST.test(cell) && DECIMALS.test(next);
}

/** Returns how the first row would be joined if in each row a comma may separate thousands; else null. */
export function mayBeThousands(rows: readonly TextRow[]): string | null {
	const joinedRows = rows.map(({ cells }) => joinRun(cells, "thousands"));
	return joinedRows.every(({ changes }) => changes.length > 0) ? (joinedRows[0]?.changes[0] ?? null) : null;
}

/** Without a heading: the width of most rows, as they are or joined. */
function usualWidth(rows: readonly TextRow[]): number {
	const joinedRows = rows.map(({ cells }) => joinRun(cells, "thousands").cells);
	const raw = mostCommon(rows.map(({ cells }) => cells.length));
	const joinedWidth = mostCommon(joinedRows.map(({ length }) => length));
	if (joinedWidth.share > raw.share) return joinedWidth.width;
	// "Everest, 8,849": a blank stands behind each comma but that of the thousands.
	const isSpaced = joinedRows.every(
		(cells) => cells.length > 1 && cells.slice(1).every((cell) => cell.startsWith(" ")),
	);
	return isSpaced && joinedWidth.share === 1 ? joinedWidth.width : raw.width;
}

function mostCommon(widths: readonly number[]): { readonly width: number; readonly share: number } {
	const counts = new Map<number, number>();
	for (const width of widths) counts.set(width, (counts.get(width) ?? 0) + 1);
	const [width = 0, count = 0] = [...counts].toSorted((a, b) => b[1] - a[1] || b[0] - a[0])[0] ?? [];
	return { width, share: count / widths.length };
}

function surplusOf(cells: readonly string[], width: number): number {
	return cells.findLastIndex((cell) => cell.trim() !== "") + 1 - width;
}

/** Where a row's surplus cells could begin to be parts of one number. */
function starts(cells: readonly string[], width: number, join: Join): readonly number[] {
	const surplus = surplusOf(cells, width);
	if (surplus <= 0 || (join === "decimals" && surplus > 1)) return [];
	return cells.flatMap((_, at) => {
		if (!isPart(cells, at, join)) return [];
		const between = cells.slice(at + 1, at + surplus);
		const isWhole =
			between.every((cell) => THOUSANDS.test(cell)) && LAST_THOUSANDS.test(cells[at + surplus] ?? "");
		return join === "decimals" || isWhole ? [at] : [];
	});
}

function joinSurplus(cells: readonly string[], width: number, join: Join): JoinedRow {
	const surplus = surplusOf(cells, width);
	const found = starts(cells, width, join);
	const [start] = found;
	if (start === undefined) return { cells, changes: [] };
	if (found.length > 1) {
		return {
			cells,
			changes: [],
			reason: `${cells.length} cells where ${width} belong, and more than one could be joined`,
		};
	}
	return joined(cells, start, start + surplus + 1);
}

/** Joins the first number that the commas of a row have cut, however many cells the row has. */
function joinRun(cells: readonly string[], join: Join): JoinedRow {
	const start = cells.findIndex((_, at) => isPart(cells, at, join));
	if (start === -1) return { cells, changes: [] };
	let end = start + 2;
	while (
		join === "thousands" &&
		THOUSANDS.test(cells[end - 1] ?? "") &&
		LAST_THOUSANDS.test(cells[end] ?? "")
	)
		end += 1;
	return joined(cells, start, end);
}

function joined(cells: readonly string[], start: number, end: number): JoinedRow {
	const parts = cells.slice(start, end);
	const text = parts.join(",");
	return {
		cells: [...cells.slice(0, start), text, ...cells.slice(end)],
		changes: [`Joined ${parts.map((part) => `“${part.trim()}”`).join(" and ")}`],
	};
}

import { useLocation, useNavigate } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { QueryBoundary, type QueryBoundaryProps } from "../../../platform/query-boundary.tsx";
import { Button } from "../../../ui/button.tsx";
import { useFilters } from "./filters.ts";

export interface Column<Row> {
	readonly label: string;
	readonly cell: (row: Row) => ReactNode;
	/** The heading of the row's card on narrow screens. */
	readonly isMain?: boolean;
	readonly isNumeric?: boolean;
}

export interface DataTableProps<Row> {
	/** The table's name for screen readers. */
	label: string;
	columns: readonly Column<Row>[];
	rows: readonly Row[];
	keyOf: (row: Row) => string;
	/** A `MoreMenu` at the end of each row. */
	menu?: (row: Row) => ReactNode;
}

const STACK = "max-lg:grid max-lg:grid-cols-1 max-lg:gap-3";
const HEAD =
	"px-3 py-2 lg:sticky lg:top-(--bar) lg:z-1 lg:border-b-2 lg:border-edge lg:bg-paper lg:text-[0.875rem] lg:whitespace-nowrap lg:text-muted";
const CARD =
	"max-lg:relative max-lg:grid max-lg:gap-0.5 max-lg:rounded-md max-lg:bg-raise max-lg:px-3.5 max-lg:py-3 max-lg:shadow-card lg:hover:bg-raise";
/** A card leaves out empty cells. */
const CELL = "max-lg:empty:hidden lg:h-13 lg:border-b lg:border-line lg:px-3 lg:align-middle";
const LABELLED_CELL =
	"max-lg:grid max-lg:grid-cols-[7.5rem_minmax(0,1fr)] max-lg:gap-3 max-lg:before:text-[0.875rem] max-lg:before:text-muted max-lg:before:content-[attr(data-label)]";
const PADDING = "py-0.75 lg:py-2";
const MENU = "py-0.5 text-right max-lg:absolute max-lg:block max-lg:top-2 max-lg:right-2 lg:w-14";
const TEXT = "text-left wrap-anywhere";
const NUMBER = "whitespace-nowrap tabular-nums lg:text-right";

/** A table with a sticky head. On narrow screens each row is a card, and each cell shows its column's label. */
export function DataTable<Row>({ label, columns, rows, keyOf, menu }: DataTableProps<Row>) {
	return (
		<table aria-label={label} className={`w-full border-separate border-spacing-0 ${STACK}`}>
			<thead className="max-lg:sr-only">
				<tr>
					{columns.map(({ label, isNumeric }) => (
						<th key={label} scope="col" className={`${HEAD} ${isNumeric ? NUMBER : TEXT}`}>
							{label}
						</th>
					))}
					{menu && (
						<th scope="col" className={`${HEAD} ${TEXT}`}>
							<span className="sr-only">Actions</span>
						</th>
					)}
				</tr>
			</thead>
			<tbody className={STACK}>
				{rows.map((row) => (
					<tr key={keyOf(row)} className={CARD}>
						{columns.map(({ label, cell, isMain, isNumeric }) => (
							<td
								key={label}
								data-label={label}
								className={`${CELL} ${PADDING} ${isMain ? "max-lg:block max-lg:pr-12" : LABELLED_CELL} ${isNumeric ? NUMBER : TEXT}`}
							>
								{cell(row)}
							</td>
						))}
						{menu && <td className={`${CELL} ${MENU} wrap-anywhere`}>{menu(row)}</td>}
					</tr>
				))}
			</tbody>
		</table>
	);
}

declare module "@tanstack/react-router" {
	interface HistoryState {
		/** The cursors of the pages before this one, to go back. The first page's is "". */
		cursors?: readonly string[];
	}
}

interface PagedTableProps<Data, Row> extends Omit<DataTableProps<Row>, "rows">, Pick<PagerProps, "of"> {
	query: QueryBoundaryProps<Data>["query"] & { readonly isPlaceholderData: boolean };
	rowsOf: (data: Data) => readonly Row[];
	/** In place of the table if there are no rows. */
	empty: ReactNode;
}

/** A page of rows once it is loaded, dimmed while the next page loads. */
export function PagedTable<Data extends Pick<PagerProps, "next">, Row>(props: PagedTableProps<Data, Row>) {
	const { query, rowsOf, empty, of, ...table } = props;
	return (
		<QueryBoundary query={query}>
			{(data) => (
				<div
					className={`grid grid-cols-1 gap-5 ${query.isPlaceholderData ? "opacity-60" : ""}`}
					aria-busy={query.isPlaceholderData}
				>
					{rowsOf(data).length > 0 ? <DataTable {...table} rows={rowsOf(data)} /> : empty}
					<Pager of={of} next={data.next} />
				</div>
			)}
		</QueryBoundary>
	);
}

interface PagerProps {
	/** What the pages list, as in "Next users". */
	of: string;
	/** The cursor of the next page; null on the last page. */
	next: string | null;
}

/**
 * Pages through a list by cursors, because a cursor is as fast at the end of a million rows as at the start.
 * The cursor is in the address, beside the filters.
 */
export function Pager({ of, next }: PagerProps) {
	const [{ cursor }] = useFilters();
	const navigate = useNavigate();
	const before = useLocation({ select: ({ state }) => state.cursors }) ?? [];
	const last = before.at(-1);
	if (!cursor && !next) return null;
	// Opened by its address alone, a page does not know its number.
	const number = cursor && before.length === 0 ? "…" : before.length + 1;
	const go = (to: string | undefined, cursors: readonly string[]) =>
		navigate({
			to: ".",
			search: (search) => ({ ...search, cursor: to || undefined }),
			state: (state) => ({ ...state, cursors }),
		});
	return (
		<nav aria-label={`Pages of ${of}`} className="flex flex-wrap items-center gap-3">
			<Button kind="quiet" small disabled={!cursor} onClick={() => go(last, before.slice(0, -1))}>
				{last === undefined && cursor ? "First page" : "Previous"}
			</Button>
			<Button kind="quiet" small disabled={!next} onClick={() => next && go(next, [...before, cursor ?? ""])}>
				Next
			</Button>
			<span className="text-muted">Page {number}</span>
		</nav>
	);
}

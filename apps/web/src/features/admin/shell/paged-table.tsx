import { useLocation, useNavigate } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { Button } from "../../../ui/button.tsx";
import { DataTable, type DataTableProps } from "./data-table.tsx";
import { useFilters } from "./filters.ts";

declare module "@tanstack/react-router" {
	interface HistoryState {
		/** The cursors of the pages before this one, to go back. The first page's is "". */
		cursors?: readonly string[];
	}
}

interface PagedTableProps<Row> extends DataTableProps<Row>, PagerProps {
	query: { readonly isPlaceholderData: boolean };
	/** In place of the table if there are no rows. */
	empty: ReactNode;
}

/** A page of rows, dimmed while the next page loads. */
export function PagedTable<Row>({ query, empty, of, next, ...table }: PagedTableProps<Row>) {
	return (
		<div
			className={`grid grid-cols-[minmax(0,1fr)] gap-5 ${query.isPlaceholderData ? "opacity-60" : ""}`}
			aria-busy={query.isPlaceholderData}
		>
			{table.rows.length > 0 ? <DataTable {...table} /> : empty}
			<Pager of={of} next={next} />
		</div>
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

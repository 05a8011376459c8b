import type { ReactNode } from "react";
import "./data-table.css";

export interface Column<Row> {
	readonly label: string;
	readonly cell: (row: Row) => ReactNode;
	/** The heading of the row's card on narrow screens. */
	readonly isMain?: boolean;
	readonly isNumeric?: boolean;
}

interface DataTableProps<Row> {
	/** The table's name for screen readers. */
	label: string;
	columns: readonly Column<Row>[];
	rows: readonly Row[];
	keyOf: (row: Row) => string;
	/** A `MoreMenu` at the end of each row. */
	menu?: (row: Row) => ReactNode;
}

/** A table with a sticky head. On narrow screens each row is a card. */
export function DataTable<Row>({ label, columns, rows, keyOf, menu }: DataTableProps<Row>) {
	return (
		<table aria-label={label} className="data-table">
			<thead>
				<tr>
					{columns.map((column) => (
						<th key={column.label} scope="col" data-numeric={column.isNumeric || undefined}>
							{column.label}
						</th>
					))}
					{menu && (
						<th scope="col">
							<span className="sr-only">Actions</span>
						</th>
					)}
				</tr>
			</thead>
			<tbody>
				{rows.map((row) => (
					<tr key={keyOf(row)}>
						{columns.map(({ label, cell, isMain, isNumeric }) => (
							<td
								key={label}
								data-label={label}
								data-main={isMain || undefined}
								data-numeric={isNumeric || undefined}
							>
								{cell(row)}
							</td>
						))}
						{menu && <td data-menu>{menu(row)}</td>}
					</tr>
				))}
			</tbody>
		</table>
	);
}

import { DataTable } from "../shell/data-table.tsx";
import type { Cell } from "./csv.ts";

interface FigureTableProps {
	label: string;
	head: readonly string[];
	/** The first cell of each row names the row. */
	rows: readonly (readonly Cell[])[];
	textOf?: (name: string) => string;
}

export function FigureTable({ label, head, rows, textOf = (name) => name }: FigureTableProps) {
	return (
		<DataTable
			label={label}
			rows={rows}
			keyOf={(row) => String(row[0])}
			columns={head.map((title, at) => ({
				label: title,
				isMain: at === 0,
				isNumeric: at > 0,
				cell: (row: readonly Cell[]) => (at === 0 ? textOf(String(row[0])) : numberText(row[at] ?? null)),
			}))}
		/>
	);
}

function numberText(cell: Cell): string {
	if (cell === null) return "–";
	return typeof cell === "number" ? cell.toLocaleString("en-US") : cell;
}

import { type Cell, csvOf } from "@hilo/rules/custom-games/import/csv";
import type { ReactNode } from "react";
import { Chart } from "../../../platform/charts/chart.tsx";
import type { Series } from "../../../platform/charts/line-chart.tsx";
import { longDay } from "../../../platform/dates.ts";
import { saveCsv } from "../../../platform/save-file.ts";
import { Button } from "../../../ui/button.tsx";
import { Section } from "../../../ui/section.tsx";
import { DataTable } from "../shell/data-table.tsx";

interface StatisticsSectionProps {
	title: string;
	note?: string | undefined;
	/** The table that can be saved as CSV. */
	head: readonly string[];
	rows: readonly (readonly Cell[])[];
	children: ReactNode;
}

export function StatisticsSection({ title, note, head, rows, children }: StatisticsSectionProps) {
	const fileName = `hilo-${title.toLowerCase().replaceAll(/[^a-z]+/g, "-")}.csv`;
	return (
		<Section
			size="small"
			title={title}
			aside={
				rows.length > 0 && (
					<Button kind="quiet" small onClick={() => saveCsv(fileName, csvOf(head, rows))}>
						CSV<span className="sr-only"> of {title}</span>
					</Button>
				)
			}
		>
			{note && <p className="mb-3 max-w-prose text-muted">{note}</p>}
			{children}
		</Section>
	);
}

interface StatisticsTableProps {
	label: string;
	head: readonly string[];
	/** The first cell of each row names the row. */
	rows: readonly (readonly Cell[])[];
	nameText?: (name: string) => string;
}

export function StatisticsTable({ label, head, rows, nameText = (name) => name }: StatisticsTableProps) {
	return (
		<DataTable
			label={label}
			rows={rows}
			keyOf={(row) => String(row[0])}
			columns={head.map((title, at) => ({
				label: title,
				isMain: at === 0,
				isNumeric: at > 0,
				cell: (row: readonly Cell[]) => (at === 0 ? nameText(String(row[0])) : cellText(row[at] ?? null)),
			}))}
		/>
	);
}

function cellText(cell: Cell): string {
	if (cell === null) return "–";
	return typeof cell === "number" ? cell.toLocaleString("en-US") : cell;
}

export function TableDetails(props: StatisticsTableProps) {
	return (
		<details className="mt-2">
			<summary className="w-fit cursor-pointer rounded-sm py-2.5 font-bold">Show as a table</summary>
			<StatisticsTable {...props} />
		</details>
	);
}

interface ChartSectionProps extends Pick<StatisticsSectionProps, "title" | "note"> {
	controls?: ReactNode;
	days: readonly string[];
	series: readonly Series[];
	/** Further columns of the table, on another scale than the chart. */
	more?: readonly Series[];
	/** What a row of the table is about. */
	unit?: string;
	dayText?: (day: string) => string;
}

export function ChartSection(props: ChartSectionProps) {
	const { title, note, controls, days, series, more = [], unit = "Day", dayText = longDay } = props;
	const columns = [...series, ...more];
	const head = [unit, ...columns.map(({ label }) => label)];
	const rows = days.map((day, at) => [day, ...columns.map(({ values }) => values[at] ?? null)]).reverse();
	const isEmpty = series.every(({ values }) => values.every((value) => !value));
	return (
		<StatisticsSection title={title} note={note} head={head} rows={isEmpty ? [] : rows}>
			{controls && <div className="mb-4 w-fit">{controls}</div>}
			{isEmpty ? (
				<p className="text-muted">Nothing was counted in this time.</p>
			) : (
				<>
					<Chart days={days} series={series} />
					<TableDetails label={title} head={head} rows={rows} nameText={dayText} />
				</>
			)}
		</StatisticsSection>
	);
}

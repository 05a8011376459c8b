import { lazy, type ReactNode } from "react";
import { LazyPart } from "../../../platform/lazy-part.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { Nothing } from "../shell/lines.tsx";
import { Panel } from "../shell/panel.tsx";
import { longDay } from "./day-text.ts";
import { FigureTable } from "./figure-table.tsx";
import { SaveCsv } from "./save-csv.tsx";
import type { Series } from "./series.ts";

const LineChart = lazy(async () => ({ default: (await import("./line-chart.tsx")).LineChart }));

interface ChartPanelProps {
	title: string;
	note?: string;
	controls?: ReactNode;
	days: readonly string[];
	series: readonly Series[];
	/** Further columns of the table, on another scale than the chart. */
	more?: readonly Series[];
	/** What a row of the table is about. */
	unit?: string;
	dayText?: (day: string) => string;
}

export function ChartPanel(props: ChartPanelProps) {
	const { title, note, controls, days, series, more = [], unit = "Day", dayText = longDay } = props;
	const columns = [...series, ...more];
	const head = [unit, ...columns.map(({ label }) => label)];
	const rows = days.map((day, at) => [day, ...columns.map(({ values }) => values[at] ?? null)]).reverse();
	const isEmpty = series.every(({ values }) => values.every((value) => !value));
	return (
		<Panel title={title} aside={!isEmpty && <SaveCsv of={title} head={head} rows={rows} />}>
			{note && <p className="mb-3 max-w-prose text-muted">{note}</p>}
			{controls && <div className="mb-4 w-fit">{controls}</div>}
			{isEmpty ? (
				<Nothing>Nothing was counted in this time.</Nothing>
			) : (
				<>
					<LazyPart fallback={<Skeleton className="h-72" />}>
						<LineChart days={days} series={series} />
					</LazyPart>
					<details className="mt-2">
						<summary className="w-fit cursor-pointer rounded-sm py-2.5 font-bold">Show as a table</summary>
						<FigureTable label={title} head={head} rows={rows} textOf={dayText} />
					</details>
				</>
			)}
		</Panel>
	);
}

import { ChoiceFilter } from "../shell/filter-bar.tsx";
import { chosenOf, useFilters } from "../shell/use-filters.ts";
import { ChartPanel } from "./chart-panel.tsx";
import { longDay, monthText } from "./day-text.ts";
import type { Figures } from "./series.ts";

const UNITS = [
	{ value: "day", label: "Day" },
	{ value: "week", label: "Week" },
	{ value: "month", label: "Month" },
] as const;

export function ActivePanel({ figures }: { figures: Figures }) {
	const [{ kind }, filter] = useFilters();
	const unit = chosenOf(UNITS, kind);
	const periods = {
		day: figures.days.map(({ day, activeUsers }) => ({ start: day, activeUsers })),
		week: figures.weeks,
		month: figures.months,
	}[unit];
	const text = { day: longDay, week: (day: string) => `Week of ${longDay(day)}`, month: monthText }[unit];
	return (
		<ChartPanel
			title="Active players"
			note="Players who were signed in and did something. Each counts once, however often they came."
			controls={
				<ChoiceFilter label="By" value={unit} options={UNITS} onChoose={(kind) => filter({ kind })} />
			}
			unit={UNITS.find(({ value }) => value === unit)?.label ?? ""}
			days={periods.map(({ start }) => start)}
			series={[{ label: "Active players", values: periods.map(({ activeUsers }) => activeUsers) }]}
			dayText={text}
		/>
	);
}

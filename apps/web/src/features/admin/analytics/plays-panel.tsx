import { ChoiceFilter } from "../shell/filter-bar.tsx";
import { Nothing } from "../shell/lines.tsx";
import { Panel } from "../shell/panel.tsx";
import { useFilters } from "../shell/use-filters.ts";
import { ChartPanel } from "./chart-panel.tsx";
import type { Cell } from "./csv.ts";
import { FigureTable } from "./figure-table.tsx";
import { gameText } from "./names.ts";
import { SaveCsv } from "./save-csv.tsx";
import type { Figures } from "./series.ts";

const ALL = "all";
const HEAD = ["Game", "Started", "Finished", "Mean score"];

type GameDay = Figures["plays"][number];

export function PlaysPanel({ figures: { plays, days } }: { figures: Figures }) {
	const [{ subject = ALL }, filter] = useFilters();
	const games = [...Map.groupBy(plays, ({ game }) => game)].map(([game, rows]) => ({
		game,
		...totalOf(rows),
	}));
	games.sort((a, b) => b.plays - a.plays || b.finished - a.finished);
	const chosen = games.some(({ game }) => game === subject) ? subject : ALL;
	const byDay = Map.groupBy(
		plays.filter(({ game }) => chosen === ALL || game === chosen),
		({ day }) => day,
	);
	const values = days.map(({ day }) => totalOf(byDay.get(day) ?? []));
	const rows: Cell[][] = games.map(({ game, plays, finished, meanScore }) => [
		gameText(game),
		game === "custom" ? null : plays,
		finished,
		meanScore,
	]);
	const options = [
		{ value: ALL, label: "All games" },
		...games.map(({ game }) => ({ value: game, label: gameText(game) })),
	];
	return (
		<>
			<ChartPanel
				title="Plays"
				note="Every start of a classic game, by visitors too. Finished are the refereed runs of signed-in players that they ended themselves."
				controls={
					<ChoiceFilter
						label="Game"
						value={chosen}
						options={options}
						onChoose={(game) => filter({ subject: game === ALL ? "" : game })}
					/>
				}
				days={days.map(({ day }) => day)}
				series={[
					{ label: "Started", values: values.map(({ plays }) => plays) },
					{ label: "Finished", values: values.map(({ finished }) => finished) },
				]}
				more={[{ label: "Mean score", values: values.map(({ meanScore }) => meanScore) }]}
			/>
			<Panel
				title="Plays by game"
				aside={games.length > 0 && <SaveCsv of="Plays by game" head={HEAD} rows={rows} />}
			>
				{games.length === 0 ? (
					<Nothing>Nothing was played in this time.</Nothing>
				) : (
					<FigureTable label="Plays by game" head={HEAD} rows={rows} />
				)}
			</Panel>
		</>
	);
}

function totalOf(rows: readonly GameDay[]) {
	const sum = (of: (row: GameDay) => number) => rows.reduce((all, row) => all + of(row), 0);
	const finished = sum((row) => row.finished);
	const scores = sum(({ meanScore, finished }) => (meanScore ?? 0) * finished);
	return {
		plays: sum(({ plays }) => plays),
		finished,
		meanScore: finished > 0 ? Math.round((scores / finished) * 10) / 10 : null,
	};
}

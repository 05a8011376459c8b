import type { Cell } from "@hilo/rules/custom-games/import/csv";
import { ChoiceFilter } from "../shell/filter-bar.tsx";
import { chosenOf, useFilters } from "../shell/filters.ts";
import { gameText, type Statistics, sum } from "./statistics.ts";
import { ChartSection, StatisticsSection, StatisticsTable } from "./statistics-section.tsx";

const ALL = "all";
const HEAD = ["Game", "Started", "Finished", "Mean score"];

export function PlaysSection({ statistics: { plays, days } }: { statistics: Statistics }) {
	const [{ subject }] = useFilters();
	const games = [...Map.groupBy(plays, ({ game }) => game)].map(([game, rows]) => ({
		game,
		...totalOf(rows),
	}));
	games.sort((a, b) => b.plays - a.plays || b.finished - a.finished);
	const all = { value: ALL, label: "All games" };
	const options = [all, ...games.map(({ game }) => ({ value: game, label: gameText(game) }))] as const;
	const chosen = chosenOf(options, subject);
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
	return (
		<>
			<ChartSection
				title="Plays"
				note="Every start of a classic game, by visitors too. Finished are the refereed runs of signed-in players that they ended themselves."
				controls={<ChoiceFilter label="Game" name="subject" options={options} />}
				days={days.map(({ day }) => day)}
				series={[
					{ label: "Started", values: values.map(({ plays }) => plays) },
					{ label: "Finished", values: values.map(({ finished }) => finished) },
				]}
				more={[{ label: "Mean score", values: values.map(({ meanScore }) => meanScore) }]}
			/>
			<StatisticsSection title="Plays by game" head={HEAD} rows={rows}>
				{games.length === 0 ? (
					<p className="text-muted">Nothing was played in this time.</p>
				) : (
					<StatisticsTable label="Plays by game" head={HEAD} rows={rows} />
				)}
			</StatisticsSection>
		</>
	);
}

function totalOf(rows: Statistics["plays"]) {
	const finished = sum(rows.map((row) => row.finished));
	const scores = sum(rows.map(({ meanScore, finished }) => (meanScore ?? 0) * finished));
	return {
		plays: sum(rows.map(({ plays }) => plays)),
		finished,
		meanScore: finished > 0 ? Math.round((scores / finished) * 10) / 10 : null,
	};
}

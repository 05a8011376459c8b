import type { Cell } from "@hilo/rules/custom-games/import/csv";
import { capitalize } from "../../../platform/capitalize.ts";
import { longDay } from "../../../platform/dates.ts";
import { Card } from "../../../ui/card.tsx";
import { ChoiceFilter } from "../shell/filter-bar.tsx";
import { chosenOf, useFilters } from "../shell/filters.ts";
import { gameText, monthText, pageText, partText, percentText, type Statistics, sum } from "./statistics.ts";
import { ChartSection, StatisticsSection, StatisticsTable, TableDetails } from "./statistics-section.tsx";

type DayNumber = Exclude<keyof Statistics["days"][number], "day">;

export function StatisticsView({ statistics }: { statistics: Statistics }) {
	const { from, to, days } = statistics;
	const chart = (title: string, lines: readonly [label: string, name: DayNumber][], note?: string) => (
		<ChartSection
			title={title}
			note={note}
			days={days.map(({ day }) => day)}
			series={lines.map(([label, name]) => ({ label, values: days.map((day) => day[name]) }))}
		/>
	);
	return (
		<div className="grid grid-cols-1 gap-10">
			<div>
				<p className="mb-3 text-muted" role="status">
					{from === to ? longDay(from) : `${longDay(from)} to ${longDay(to)}`}
				</p>
				<Totals statistics={statistics} />
			</div>
			{chart(
				"Visits",
				[
					["Visits", "visits"],
					["Pages opened", "views"],
				],
				"A visit begins with a page that was opened from outside the site.",
			)}
			<ActivePlayersSection statistics={statistics} />
			{chart("New accounts", [["New accounts", "registrations"]])}
			<RetentionSection statistics={statistics} />
			<PlaysSection statistics={statistics} />
			{chart("Custom games", [
				["Played", "gamesPlayed"],
				["Made", "gamesMade"],
			])}
			{chart(
				"Decks and duels",
				[
					["Decks", "decksPlayed"],
					["Duels", "duelsPlayed"],
				],
				"Daily decks and sides of duels that were begun, by visitors too.",
			)}
			<div className="grid grid-cols-1 gap-x-8 gap-y-10 lg:grid-cols-2">
				<SharesSection title="Pages" unit="Page" parts={statistics.pages} nameOf={pageText} />
				<SharesSection title="Devices" unit="Device" parts={statistics.devices} nameOf={partText} />
				<SharesSection title="Browsers" unit="Browser" parts={statistics.browsers} nameOf={partText} />
				<SharesSection title="Screens" unit="Width" parts={statistics.screens} nameOf={partText} />
			</div>
		</div>
	);
}

function Totals({ statistics: { days, plays } }: { statistics: Statistics }) {
	const tiles = [
		["Visits", sum(days.map(({ visits }) => visits))],
		["Pages opened", sum(days.map(({ views }) => views))],
		["New accounts", sum(days.map(({ registrations }) => registrations))],
		["Classic games started", sum(plays.map(({ plays }) => plays))],
		["Custom games played", sum(days.map(({ gamesPlayed }) => gamesPlayed))],
		["Runs finished", sum(plays.map(({ finished }) => finished))],
	] as const;
	return (
		<dl className="grid gap-3 min-[24rem]:grid-cols-2 md:grid-cols-3 xl:grid-cols-6">
			{tiles.map(([label, value]) => (
				<Card key={label} className="flex flex-col justify-between gap-1">
					<dt className="text-sm font-semibold text-muted">{label}</dt>
					<dd className="font-display text-2xl leading-tight 2xl:text-3xl font-extrabold tabular-nums">
						{value.toLocaleString("en-US")}
					</dd>
				</Card>
			))}
		</dl>
	);
}

const UNITS = [
	{ value: "day", label: "Day" },
	{ value: "week", label: "Week" },
	{ value: "month", label: "Month" },
] as const;

function ActivePlayersSection({ statistics }: { statistics: Statistics }) {
	const [{ kind }] = useFilters();
	const unit = chosenOf(UNITS, kind);
	const periods = {
		day: statistics.days.map(({ day, activeUsers }) => ({ start: day, activeUsers })),
		week: statistics.weeks,
		month: statistics.months,
	}[unit];
	const text = { day: longDay, week: (day: string) => `Week of ${longDay(day)}`, month: monthText }[unit];
	return (
		<ChartSection
			title="Active players"
			note="Players who were signed in and did something. Each counts once, however often they came."
			controls={<ChoiceFilter label="By" name="kind" options={UNITS} />}
			unit={capitalize(unit)}
			days={periods.map(({ start }) => start)}
			series={[{ label: "Active players", values: periods.map(({ activeUsers }) => activeUsers) }]}
			dayText={text}
		/>
	);
}

interface SharesSectionProps {
	title: string;
	unit: string;
	parts: readonly { readonly name: string; readonly views: number }[];
	nameOf: (name: string) => string;
}

/** How page views divide, as a table with a bar in each row. */
function SharesSection({ title, unit, parts, nameOf }: SharesSectionProps) {
	const all = sum(parts.map(({ views }) => views));
	const rows = parts.map(({ name, views }) => [nameOf(name), views] as const);
	return (
		<StatisticsSection title={title} head={[unit, "Pages opened"]} rows={all > 0 ? rows : []}>
			{all === 0 ? (
				<p className="text-muted">Nothing was counted in this time.</p>
			) : (
				<table aria-label={title} className="w-full border-separate border-spacing-y-1.5">
					<thead className="sr-only">
						<tr>
							<th scope="col">{unit}</th>
							<th scope="col">Pages opened</th>
							<th scope="col">Share</th>
						</tr>
					</thead>
					<tbody>
						{rows.map(([name, views]) => (
							<tr key={name}>
								<th
									scope="row"
									className="relative rounded-sm px-2.5 py-1.5 text-left font-normal wrap-anywhere"
								>
									<span
										aria-hidden="true"
										className="absolute inset-y-0 left-0 rounded-sm bg-sunk"
										style={{ width: `${(views / (rows[0]?.[1] ?? 1)) * 100}%` }}
									/>
									<span className="relative">{name}</span>
								</th>
								<td className="w-20 pl-3 text-right font-bold tabular-nums">
									{views.toLocaleString("en-US")}
								</td>
								<td className="w-16 pl-3 text-right text-muted tabular-nums">{percentText(views / all)}</td>
							</tr>
						))}
					</tbody>
				</table>
			)}
		</StatisticsSection>
	);
}

const RETENTION_HEAD = ["Joined on", "New accounts", "Back after 1 day", "After 7 days", "After 30 days"];

function RetentionSection({ statistics: { retention } }: { statistics: Statistics }) {
	const joined = retention.filter(({ registered }) => registered > 0);
	const rows = joined
		.map(({ day, registered, day1, day7, day30 }) => [day, registered, day1, day7, day30])
		.reverse();
	return (
		<StatisticsSection
			title="Coming back"
			note="How many of those who opened an account were here again exactly that many days later."
			head={RETENTION_HEAD}
			rows={rows}
		>
			<dl className="grid grid-cols-1 gap-3 sm:grid-cols-3">
				<Rate label="After 1 day" share={shareOf(joined, "day1")} />
				<Rate label="After 7 days" share={shareOf(joined, "day7")} />
				<Rate label="After 30 days" share={shareOf(joined, "day30")} />
			</dl>
			{rows.length > 0 && (
				<TableDetails label="Coming back" head={RETENTION_HEAD} rows={rows} nameText={longDay} />
			)}
		</StatisticsSection>
	);
}

function Rate({ label, share }: { label: string; share: number | null }) {
	return (
		<Card>
			<dt className="text-sm font-semibold text-muted">{label}</dt>
			<dd className="font-display text-3xl leading-tight font-extrabold tabular-nums">
				{share === null ? "–" : percentText(share)}
			</dd>
			{share === null && <dd className="text-sm text-muted">Not known yet</dd>}
		</Card>
	);
}

/** Returns the share of users who came back. Null if the day has not come for any of them yet. */
function shareOf(joined: Statistics["retention"], after: "day1" | "day7" | "day30"): number | null {
	const known = joined.filter((day) => day[after] !== null);
	const registered = sum(known.map((day) => day.registered));
	return registered === 0 ? null : sum(known.map((day) => day[after] ?? 0)) / registered;
}

const ALL_GAMES = "all";
const PLAYS_HEAD = ["Game", "Started", "Finished", "Mean score"];

function PlaysSection({ statistics: { plays, days } }: { statistics: Statistics }) {
	const [{ subject }] = useFilters();
	const games = [...Map.groupBy(plays, ({ game }) => game)].map(([game, rows]) => ({
		game,
		...totalOf(rows),
	}));
	games.sort((a, b) => b.plays - a.plays || b.finished - a.finished);
	const all = { value: ALL_GAMES, label: "All games" };
	const options = [all, ...games.map(({ game }) => ({ value: game, label: gameText(game) }))] as const;
	const chosen = chosenOf(options, subject);
	const byDay = Map.groupBy(
		plays.filter(({ game }) => chosen === ALL_GAMES || game === chosen),
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
			<StatisticsSection title="Plays by game" head={PLAYS_HEAD} rows={rows}>
				{games.length === 0 ? (
					<p className="text-muted">Nothing was played in this time.</p>
				) : (
					<StatisticsTable label="Plays by game" head={PLAYS_HEAD} rows={rows} />
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

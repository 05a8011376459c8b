import { Card } from "../../../ui/card.tsx";
import { ActivePanel } from "./active-panel.tsx";
import { ChartPanel } from "./chart-panel.tsx";
import { longDay } from "./day-text.ts";
import { pageText, partText } from "./names.ts";
import { PlaysPanel } from "./plays-panel.tsx";
import { RetentionPanel } from "./retention-panel.tsx";
import type { Figures } from "./series.ts";
import { SharePanel } from "./share-panel.tsx";

const sum = (counts: readonly number[]) => counts.reduce((all, each) => all + each, 0);

export function FiguresView({ figures }: { figures: Figures }) {
	const { from, to, days } = figures;
	const of = (name: Exclude<keyof Figures["days"][number], "day">) => days.map((day) => day[name]);
	const names = days.map(({ day }) => day);
	return (
		<div className="grid grid-cols-[minmax(0,1fr)] gap-10">
			<div>
				<p className="mb-3 text-muted" role="status">
					{from === to ? longDay(from) : `${longDay(from)} to ${longDay(to)}`}
				</p>
				<Totals figures={figures} />
			</div>
			<ChartPanel
				title="Visits"
				note="A visit begins with a page that was opened from outside the site."
				days={names}
				series={[
					{ label: "Visits", values: of("visits") },
					{ label: "Pages opened", values: of("views") },
				]}
			/>
			<ActivePanel figures={figures} />
			<ChartPanel
				title="New accounts"
				days={names}
				series={[{ label: "New accounts", values: of("registrations") }]}
			/>
			<RetentionPanel figures={figures} />
			<PlaysPanel figures={figures} />
			<ChartPanel
				title="Custom games"
				days={names}
				series={[
					{ label: "Played", values: of("gamesPlayed") },
					{ label: "Made", values: of("gamesMade") },
				]}
			/>
			<ChartPanel
				title="Decks and duels"
				note="Daily decks and sides of duels that were begun, by visitors too."
				days={names}
				series={[
					{ label: "Decks", values: of("decksPlayed") },
					{ label: "Duels", values: of("duelsPlayed") },
				]}
			/>
			<div className="grid grid-cols-[minmax(0,1fr)] gap-x-8 gap-y-10 lg:grid-cols-2">
				<SharePanel title="Pages" unit="Page" parts={figures.pages} nameOf={pageText} />
				<SharePanel title="Devices" unit="Device" parts={figures.devices} nameOf={partText} />
				<SharePanel title="Browsers" unit="Browser" parts={figures.browsers} nameOf={partText} />
				<SharePanel title="Screens" unit="Width" parts={figures.screens} nameOf={partText} />
			</div>
		</div>
	);
}

function Totals({ figures: { days, plays } }: { figures: Figures }) {
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

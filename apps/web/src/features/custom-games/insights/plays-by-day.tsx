import type { Outputs } from "../../../platform/api/trpc.ts";
import { count } from "../../../platform/count.ts";
import { InsightsSection } from "./insights-section.tsx";

type Plays = Outputs["customGames"]["insights"]["plays"];

const HEIGHT = 100;
/** The share of a day's width that its bar takes. */
const BAR_WIDTH = 0.72;
/** The least height, so that one play is visible beside a thousand. */
const MIN_HEIGHT = 2;

const dayFormat = new Intl.DateTimeFormat("en-US", { month: "short", day: "numeric", timeZone: "UTC" });
const dayText = (iso: string) => dayFormat.format(new Date(iso));

export function PlaysByDay({ plays }: { plays: Plays }) {
	const most = Math.max(...plays.map((each) => each.plays));
	const best = plays.findLast((each) => each.plays === most);
	return (
		<InsightsSection
			title="Plays by day"
			aside={most > 0 && best && `Most: ${count(most, "play")} on ${dayText(best.day)}`}
		>
			{most === 0 ? (
				<p className="text-muted">Nobody has played it in the last 30 days. Share it to get it going.</p>
			) : (
				<>
					<Bars plays={plays} most={most} />
					<div aria-hidden="true" className="mt-1.5 flex justify-between text-sm text-muted">
						{[0, Math.floor(plays.length / 2)].map((index) => (
							<span key={index}>{dayText(plays[index]?.day ?? "")}</span>
						))}
						<span>Today</span>
					</div>
					<Table plays={plays} />
				</>
			)}
		</InsightsSection>
	);
}

function Bars({ plays, most }: { plays: Plays; most: number }) {
	return (
		<svg
			aria-hidden="true"
			viewBox={`0 0 ${plays.length} ${HEIGHT}`}
			preserveAspectRatio="none"
			className="h-40 w-full border-b-2 border-ink md:h-52"
		>
			{plays.map((each, index) => {
				const height = each.plays === 0 ? 0 : Math.max(MIN_HEIGHT, (HEIGHT * each.plays) / most);
				return (
					<g key={each.day} className="group">
						{/* As high as the chart, so that the pointer finds short bars. */}
						<rect x={index} width={1} height={HEIGHT} className="fill-transparent group-hover:fill-line" />
						<rect
							x={index + (1 - BAR_WIDTH) / 2}
							y={HEIGHT - height}
							width={BAR_WIDTH}
							height={height}
							className="fill-accent"
						/>
						<title>{`${dayText(each.day)}: ${count(each.plays, "play")}`}</title>
					</g>
				);
			})}
		</svg>
	);
}

function Table({ plays }: { plays: Plays }) {
	return (
		<table className="sr-only">
			<caption>Plays by day, the last {plays.length} days</caption>
			<thead>
				<tr>
					<th scope="col">Day</th>
					<th scope="col">Plays</th>
				</tr>
			</thead>
			<tbody>
				{plays.map((each) => (
					<tr key={each.day}>
						<th scope="row">{dayText(each.day)}</th>
						<td>{each.plays}</td>
					</tr>
				))}
			</tbody>
		</table>
	);
}

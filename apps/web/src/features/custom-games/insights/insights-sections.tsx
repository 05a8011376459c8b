import { hardestItems, MIN_GUESSES } from "@hilo/rules/custom-games/hardest-items";
import type { ReactNode } from "react";
import type { Outputs } from "../../../platform/api/trpc.ts";
import { count } from "../../../platform/count.ts";
import { dateWriter } from "../../../platform/dates.ts";
import { Section } from "../../../ui/section.tsx";
import { PicturePreview } from "../../pictures/picture-preview.tsx";

interface InsightsSectionProps {
	title: string;
	aside?: ReactNode;
	children: ReactNode;
}

export function InsightsSection({ title, aside, children }: InsightsSectionProps) {
	return (
		<Section
			title={title}
			size="medium"
			aside={aside && <p className="text-muted">{aside}</p>}
			className="border-t-2 border-ink pt-3"
		>
			{children}
		</Section>
	);
}

type GuessedItem = Outputs["customGames"]["insights"]["items"][number];

export function HardestItems({ items }: { items: readonly GuessedItem[] }) {
	const hardest = hardestItems(items);
	return (
		<InsightsSection title="Trickiest items">
			{hardest.length === 0 ? (
				<p className="text-muted text-pretty">
					Nothing stands out yet. An item counts once signed-in players have guessed it {MIN_GUESSES} times.
				</p>
			) : (
				<ol className="grid gap-4">
					{hardest.map((item) => (
						<HardestItem key={item.id} item={item} />
					))}
				</ol>
			)}
		</InsightsSection>
	);
}

function HardestItem({ item: { name, imageUrl, guessed, guessedRight } }: { item: GuessedItem }) {
	const percent = Math.round((100 * guessedRight) / guessed);
	return (
		<li className="grid grid-cols-[auto_minmax(0,1fr)_6.5rem] items-center gap-x-4">
			<PicturePreview name={name} url={imageUrl} className="row-span-2 size-14 rounded-md" isFailureMarked />
			<p dir="auto" className="truncate font-bold">
				{name}
			</p>
			<p className="text-end text-sm">
				<span className="font-display text-xl leading-none font-extrabold tabular-nums">{percent} %</span>{" "}
				right
			</p>
			<div aria-hidden="true" className="h-2 overflow-hidden rounded-full bg-line">
				<div className="h-full rounded-full bg-accent" style={{ width: `${percent}%` }} />
			</div>
			<p className="text-end text-sm text-muted">of {guessed.toLocaleString("en-US")} guesses</p>
		</li>
	);
}

type Plays = Outputs["customGames"]["insights"]["plays"];

const CHART_HEIGHT = 100;
/** The share of a day's width that its bar takes. */
const BAR_WIDTH = 0.72;
/** The least height, so that one play is visible beside a thousand. */
const MIN_BAR_HEIGHT = 2;

const dayText = dateWriter("en-US", { month: "short", day: "numeric" });

export function PlaysByDay({ plays }: { plays: Plays }) {
	const most = Math.max(...plays.map((each) => each.plays));
	const best = plays.findLast((each) => each.plays === most);
	return (
		<InsightsSection
			title="Plays by day"
			aside={most > 0 && best && `Most: ${count(most, "play")} on ${dayText(best.day)}`}
		>
			{most === 0 ? (
				<p className="text-muted">No plays in the last 30 days. Share it to get it going.</p>
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
			viewBox={`0 0 ${plays.length} ${CHART_HEIGHT}`}
			preserveAspectRatio="none"
			className="h-40 w-full border-b-2 border-ink md:h-52"
		>
			{plays.map((each, index) => {
				const height = each.plays === 0 ? 0 : Math.max(MIN_BAR_HEIGHT, (CHART_HEIGHT * each.plays) / most);
				return (
					<g key={each.day} className="group">
						{/* As high as the chart, so that the pointer finds short bars. */}
						<rect
							x={index}
							width={1}
							height={CHART_HEIGHT}
							className="fill-transparent group-hover:fill-line"
						/>
						<rect
							x={index + (1 - BAR_WIDTH) / 2}
							y={CHART_HEIGHT - height}
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

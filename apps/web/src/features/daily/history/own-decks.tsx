import { type DeckStreak, MAX_GRACE } from "@hilo/rules/daily/streak";
import type { Outputs } from "../../../platform/api/trpc.ts";
import { count } from "../../../platform/count.ts";
import { useMe } from "../../../platform/session.ts";
import { LinkButton } from "../../../ui/button.tsx";
import { ColumnChart } from "../../../ui/column-chart.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { deckColumns } from "../../knowledge/score-spread.tsx";
import { untilFreezeText } from "../deck/deck-text.ts";
import { AccountOffer } from "../result/account-offer.tsx";
import { scoreLook } from "./day-cell.tsx";

/** The streak and the scores of all decks. */
export function OwnDecks({ history: { streak, scores } }: { history: Outputs["daily"]["history"] }) {
	const me = useMe();
	if (!streak) return <NothingYet />;
	return (
		<>
			<Statistics streak={streak} scores={scores} />
			{!me && <AccountOffer title="Keep your streak." from="/daily/archive" />}
			<section aria-labelledby="spread">
				<h2 id="spread" className="mb-4 text-2xl md:text-3xl">
					Your scores
				</h2>
				<ColumnChart label="Scores" columns={deckColumns(scores)} />
			</section>
		</>
	);
}

const EXAMPLES = [7, 9, 10] as const;

function NothingYet() {
	return (
		<div className="grid content-start justify-items-start gap-5 rounded-lg border-2 border-dashed border-line p-5">
			<span aria-hidden="true" className="grid w-full max-w-64 grid-cols-3 gap-2">
				{EXAMPLES.map((score) => (
					<span
						key={score}
						{...scoreLook(score)}
						className={`${scoreLook(score).className} grid h-18 place-items-center rounded-sm font-display text-3xl font-extrabold`}
					>
						{score}
					</span>
				))}
			</span>
			<p className="text-lg leading-snug text-pretty">
				Play one deck and your scores and streak show up here.
			</p>
			<LinkButton to="/daily" activeOptions={{ exact: true }}>
				Play today’s deck
			</LinkButton>
		</div>
	);
}

export function OwnDecksSkeleton() {
	return (
		<div role="status" className="grid gap-10 md:gap-12">
			<span className="sr-only">Loading your decks</span>
			<Skeleton className="h-64 rounded-lg" />
		</div>
	);
}

function Statistics({ streak, scores }: { streak: DeckStreak; scores: readonly number[] }) {
	const played = scores.reduce((sum, times) => sum + times, 0);
	const points = scores.reduce((sum, times, score) => sum + times * score, 0);
	return (
		<dl className="grid grid-cols-2 gap-3 md:max-lg:grid-cols-4">
			<Statistic label="Current streak" value={count(streak.current, "day")} isFirst />
			<Statistic label="Longest streak" value={count(streak.longest, "day")} />
			<Statistic
				label="Streak freezes"
				value={`${streak.grace} of ${MAX_GRACE}`}
				detail={freezeText(streak)}
			/>
			<Statistic
				label="Decks played"
				value={played.toLocaleString("en-US")}
				detail={played > 0 ? `${(points / played).toFixed(1)} right on average` : undefined}
			/>
		</dl>
	);
}

function freezeText(streak: DeckStreak): string {
	return untilFreezeText(streak) || "Kept for days you miss.";
}

interface StatisticProps {
	label: string;
	value: string;
	detail?: string | undefined;
	isFirst?: boolean;
}

function Statistic({ label, value, detail, isFirst = false }: StatisticProps) {
	return (
		<div className={`rounded-lg p-4 md:p-5 ${isFirst ? "bg-accent text-on-accent" : "bg-raise shadow-card"}`}>
			<dt className={`text-sm ${isFirst ? "" : "text-muted"}`}>{label}</dt>
			<dd className="font-display text-3xl leading-tight font-extrabold tabular-nums md:text-4xl">{value}</dd>
			{detail && <dd className="mt-1 text-sm leading-snug text-muted">{detail}</dd>}
		</div>
	);
}

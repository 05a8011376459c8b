import type { DailyHistoryView, StreakView } from "@hilo/rules/daily/daily.views";
import { MAX_GRACE } from "@hilo/rules/daily/streak";
import { keepPreviousData } from "@tanstack/react-query";
import { useSearch } from "@tanstack/react-router";
import { trpc } from "../../../platform/api/trpc.ts";
import { count } from "../../../platform/count.ts";
import { QueryBoundary } from "../../../platform/query-boundary.tsx";
import { useMe } from "../../../platform/session.ts";
import { LinkButton } from "../../../ui/button.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { AccountOffer } from "../result/account-offer.tsx";
import { HistoryMonth } from "./history-month.tsx";
import { ZoneSetting } from "./zone-setting.tsx";

export function HistoryPage() {
	const { month } = useSearch({ from: "/daily/history" });
	const query = trpc.daily.history.useQuery({ month }, { placeholderData: keepPreviousData });
	return (
		<div className="wide pt-6 pb-12 max-md:min-h-[calc(100dvh-var(--bar))] md:pt-12">
			<header className="mb-6 flex flex-wrap items-center justify-between gap-x-10 gap-y-3 md:mb-10">
				<h1 className="text-title">Your decks</h1>
				<LinkButton kind="quiet" small to="/daily" activeOptions={{ exact: true }}>
					Today’s deck
				</LinkButton>
			</header>
			<QueryBoundary query={query} fallback={<HistorySkeleton />}>
				{(history) => <History history={history} />}
			</QueryBoundary>
		</div>
	);
}

function History({ history: { month, firstMonth, days, streak, scores } }: { history: DailyHistoryView }) {
	const me = useMe();
	if (!streak || !firstMonth) return <NothingYet />;
	return (
		<div className="grid gap-10 md:gap-12">
			<Statistics streak={streak} scores={scores} />
			{!me && <AccountOffer title="Keep your streak." from="/daily/history" />}
			<div className="grid gap-10 lg:grid-cols-[minmax(0,1.25fr)_minmax(0,1fr)] lg:gap-16">
				<HistoryMonth month={month} firstMonth={firstMonth} days={days} />
				<div className="grid content-start gap-10 md:gap-12">
					<section aria-labelledby="spread">
						<h2 id="spread" className="mb-4 text-2xl md:text-3xl">
							Your scores
						</h2>
						<ScoreChart scores={scores} />
					</section>
					<ZoneSetting />
				</div>
			</div>
		</div>
	);
}

function NothingYet() {
	return (
		<div className="grid gap-12 lg:grid-cols-2 lg:gap-16">
			<div className="grid content-start justify-items-start gap-5">
				<p className="text-lg leading-snug text-muted lg:text-xl">
					Ten rounds a day, the same for everyone. Once you have played your first deck, your scores and your
					streak stand here, day by day.
				</p>
				<LinkButton to="/daily" activeOptions={{ exact: true }}>
					Play today’s deck
				</LinkButton>
			</div>
			<ZoneSetting />
		</div>
	);
}

function HistorySkeleton() {
	return (
		<div role="status" className="grid gap-10 md:gap-12">
			<span className="sr-only">Loading your decks</span>
			<Skeleton count={4} className="h-28 rounded-lg" list="grid grid-cols-2 gap-3 md:grid-cols-4 lg:gap-5" />
			<div className="grid gap-10 lg:grid-cols-[minmax(0,1.25fr)_minmax(0,1fr)] lg:gap-16">
				<Skeleton className="h-96 rounded-lg" />
				<Skeleton className="h-72 rounded-lg" />
			</div>
		</div>
	);
}

function Statistics({ streak, scores }: { streak: StreakView; scores: readonly number[] }) {
	const played = scores.reduce((sum, times) => sum + times, 0);
	const points = scores.reduce((sum, times, score) => sum + times * score, 0);
	return (
		<dl className="grid grid-cols-2 gap-3 md:grid-cols-4 lg:gap-5">
			<Statistic label="Current streak" value={count(streak.current, "day")} isFirst />
			<Statistic label="Longest streak" value={count(streak.longest, "day")} />
			<Statistic label="Grace days" value={`${streak.grace} of ${MAX_GRACE}`} detail={graceText(streak)} />
			<Statistic
				label="Decks played"
				value={played.toLocaleString("en-US")}
				detail={played > 0 ? `${(points / played).toFixed(1)} right on average` : undefined}
			/>
		</dl>
	);
}

/** When the next grace day is earned, or what kept ones are for if no more can be kept. */
function graceText({ grace, untilGrace }: StreakView): string {
	if (untilGrace === null) return "Kept for days you miss.";
	return `${grace > 0 ? "Another" : "The first"} after ${count(untilGrace, "more day")}.`;
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

function ScoreChart({ scores }: { scores: readonly number[] }) {
	const most = Math.max(1, ...scores);
	return (
		<ol className="grid h-48 grid-flow-col auto-cols-fr items-end gap-1 sm:gap-2" aria-label="Scores">
			{scores.map((times, score) => (
				<li key={score} className="grid h-full grid-rows-[1fr_auto] text-center">
					<span aria-hidden="true" className="flex flex-col justify-end gap-1">
						<span className="text-sm font-bold tabular-nums">
							{times > 0 && times.toLocaleString("en-US")}
						</span>
						{times > 0 && (
							<span
								className="rounded-t-sm bg-accent"
								// Leaves room for the number above the highest column.
								style={{ height: `${Math.max(4, (100 * times) / most) * 0.8}%` }}
							/>
						)}
					</span>
					<span
						aria-hidden="true"
						className="border-t-2 border-ink pt-1 font-display text-lg font-bold tabular-nums"
					>
						{score}
					</span>
					<span className="sr-only">
						{score} of 10: {count(times, "time")}
					</span>
				</li>
			))}
		</ol>
	);
}

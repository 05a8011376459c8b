import type { DailyHistoryView } from "@hilo/rules/daily/daily.views";
import { keepPreviousData } from "@tanstack/react-query";
import { useSearch } from "@tanstack/react-router";
import { bringDailyTexts } from "../../../platform/api/daily-fallbacks.ts";
import { trpc } from "../../../platform/api/trpc.ts";
import { LoadFailure } from "../../../platform/load-failure.tsx";
import { useMe } from "../../../platform/session.ts";
import { LinkButton } from "../../../ui/button.tsx";
import { KeepOffer } from "../result/keep-offer.tsx";
import { DayNotes } from "./day-notes.tsx";
import { HistoryWaiting } from "./history-waiting.tsx";
import { MonthCalendar } from "./month-calendar.tsx";
import { MonthLinks } from "./month-links.tsx";
import { ScoreSpread } from "./score-spread.tsx";
import { StreakFigures } from "./streak-figures.tsx";
import { ZoneSetting } from "./zone-setting.tsx";

bringDailyTexts();

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
			{query.data ? (
				<History history={query.data} />
			) : query.error ? (
				<div className="min-h-80">
					<LoadFailure query={query} />
				</div>
			) : (
				<HistoryWaiting />
			)}
		</div>
	);
}

function History({ history: { month, firstMonth, days, streak, scores } }: { history: DailyHistoryView }) {
	const me = useMe();
	if (!streak || !firstMonth) return <NothingYet />;
	return (
		<div className="grid gap-10 md:gap-12">
			<StreakFigures streak={streak} scores={scores} />
			{!me && <KeepOffer what="Keep your streak." from="/daily/history" />}
			<div className="grid gap-10 lg:grid-cols-[minmax(0,1.25fr)_minmax(0,1fr)] lg:gap-16">
				<section aria-labelledby="month">
					<MonthLinks month={month} first={firstMonth} />
					<MonthCalendar month={month} days={days} />
					<DayNotes days={days} />
				</section>
				<div className="grid content-start gap-10 md:gap-12">
					<section aria-labelledby="spread">
						<h2 id="spread" className="mb-4 text-2xl md:text-3xl">
							Your scores
						</h2>
						<ScoreSpread scores={scores} />
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

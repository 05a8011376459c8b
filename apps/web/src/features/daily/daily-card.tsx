import { dailyShareText } from "@hilo/rules/daily/result";
import { useHydrated } from "@tanstack/react-router";
import { count } from "../../platform/count.ts";
import { useSite } from "../../platform/site.ts";
import { LinkButton } from "../../ui/button.tsx";
import { ShareButton } from "../../ui/share.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { DeckClock, NextDeck } from "./deck/deck-clock.tsx";
import { DeckSquares } from "./deck/deck-squares.tsx";
import { dayText, deckName } from "./deck/deck-text.ts";
import { type TodayView, useToday } from "./deck/today.ts";

interface DailyCardProps {
	/** It has no room for two columns. */
	isNarrow?: boolean;
}

/** Today's deck on the home page. Visitors share one cached page, so that the browser fills in their number. */
export function DailyCard({ isNarrow = false }: DailyCardProps) {
	const { name: siteName } = useSite();
	const { data: today, dataUpdatedAt } = useToday();
	const run = today?.run ?? null;
	const columns = isNarrow
		? ""
		: "lg:grid-cols-[minmax(0,1fr)_minmax(0,1.2fr)] lg:items-center lg:gap-16 lg:p-8";
	return (
		<section
			aria-labelledby="daily"
			className={`grid grid-cols-1 gap-4 self-start rounded-xl bg-raise p-5 shadow-card md:p-6 ${columns}`}
		>
			<div className="grid gap-2">
				<h2 id="daily" className="text-title leading-none">
					Today’s deck
				</h2>
				<p className="text-muted lg:text-lg">
					<span className="block min-h-[1.5em] font-bold text-ink wrap-anywhere tabular-nums">
						{today && `${deckName(siteName, today)} · ${dayText(today.day)}`}
					</span>
					The same ten rounds for everyone.
				</p>
			</div>
			<div className="grid grid-cols-1 gap-4">
				{today ? (
					<DeckSquares games={today.games} marks={run?.marks ?? []} />
				) : (
					<Skeleton count={10} list="grid grid-cols-10 gap-1 sm:gap-1.5" className="aspect-1/2 bg-sunk" />
				)}
				{run?.status === "over" && today ? (
					<Done today={today} run={run} askedAt={dataUpdatedAt} />
				) : (
					<div className="flex min-h-14 items-center justify-between gap-4">
						<p className="min-w-0 leading-tight text-balance text-muted">
							{progressText(today)}{" "}
							{today && <DeckClock deck={today} askedAt={dataUpdatedAt} isBegun={run !== null} />}
						</p>
						<LinkButton to="/daily" className="min-w-36 shrink-0 sm:min-h-14 sm:min-w-44 sm:text-xl">
							{run?.status === "playing" ? "Go on" : "Play"}
						</LinkButton>
					</div>
				)}
			</div>
		</section>
	);
}

interface DoneProps {
	today: TodayView;
	run: Extract<TodayView["run"], { status: "over" }>;
	/** When the server was asked, epoch ms. */
	askedAt: number;
}

function Done({ today, run, askedAt }: DoneProps) {
	const { name: siteName } = useSite();
	// The server renders no origin, because it does not know under which one it is reached.
	const origin = useHydrated() ? window.location.origin : "";
	return (
		<div className="flex min-h-14 flex-wrap items-center justify-between gap-x-4 gap-y-3">
			<p className="min-w-0 leading-tight">
				<strong className="block font-display text-2xl leading-tight font-extrabold tabular-nums">
					{run.score} of {today.games.length}
				</strong>
				<span className="text-muted">
					Next in <NextDeck nextInMs={today.nextInMs} askedAt={askedAt} />
				</span>
			</p>
			<div className="grid grow auto-cols-fr grid-flow-col gap-2.5 sm:max-w-88">
				<LinkButton to="/daily" kind="quiet">
					Your result
				</LinkButton>
				<ShareButton
					text={dailyShareText(siteName, today, run.marks)}
					url={`${origin}/daily`}
					kind="accent"
				/>
			</div>
		</div>
	);
}

/** The progress in today's deck, otherwise the streak. */
function progressText(today: TodayView | undefined): string {
	const run = today?.run;
	if (run?.status === "playing") return `Round ${run.round}, ${run.score} right so far.`;
	const days = today?.streak?.current ?? 0;
	return days > 0 ? `${count(days, "day")} in a row. Keep it going.` : "One attempt a day.";
}

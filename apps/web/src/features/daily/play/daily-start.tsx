import { deckNumber } from "@hilo/rules/daily/days";
import type { DeckStreak } from "@hilo/rules/daily/streak";
import type { Day } from "@hilo/rules/progression/site-day";
import { Link } from "@tanstack/react-router";
import { count } from "../../../platform/count.ts";
import { useSite } from "../../../platform/site.ts";
import { Button } from "../../../ui/button.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { DeckClock } from "../deck/deck-clock.tsx";
import { DeckSquares } from "../deck/deck-squares.tsx";
import { dayText, deckHeading, freezes } from "../deck/deck-text.ts";
import type { TodayView } from "../deck/today.ts";

interface DailyStartProps {
	/** Null until known: the server's page for visitors is the same for all. */
	today: TodayView | null;
	/** When the server was asked, epoch ms. */
	askedAt: number;
	/** The deck that was open here and has closed. */
	closed: { readonly day: Day; readonly hasBegun: boolean } | null;
	play: (today: TodayView) => void;
}

const SQUARES = "low:mx-auto low:w-full low:max-w-md";

export const CLOSED = "This deck’s day is over.";
export const PLAYED_COUNTS = "The rounds that you played count.";

export function DailyStart({ today, askedAt, closed, play }: DailyStartProps) {
	const { name: siteName } = useSite();
	const run = today?.run ?? null;
	return (
		<div className="rays grid grow place-items-center px-(--gutter) py-8 low:py-3">
			<div className="grid w-full max-w-xl grid-cols-1 gap-6 text-center low:gap-2.5">
				{closed && (
					<p role="status" className="rounded-lg bg-raise p-4 text-balance">
						The day of {siteName} {deckNumber(closed.day)} is over.{" "}
						{closed.hasBegun ? PLAYED_COUNTS : "This is today’s deck."}
					</p>
				)}
				<header className="grid gap-2 low:gap-1 low:sm:flex low:sm:flex-row-reverse low:sm:items-baseline low:sm:justify-center low:sm:gap-3">
					<p className="min-h-[1.5em] text-lg text-muted">{today && dayText(today.day)}</p>
					<h1 className={deckHeading(siteName)}>
						{siteName}{" "}
						{today?.number ?? (
							<span aria-hidden="true" className="animate-pulse rounded-lg bg-raise text-transparent">
								000
							</span>
						)}
					</h1>
				</header>
				{today ? (
					<DeckSquares games={today.games} marks={run?.marks ?? []} className={SQUARES} />
				) : (
					<Skeleton
						count={10}
						list={`grid grid-cols-10 gap-1 sm:gap-1.5 ${SQUARES}`}
						className="aspect-1/2"
					/>
				)}
				<p className="text-lg text-balance low:text-base">
					Ten rounds, the same for everyone today. A wrong guess doesn’t end it.
				</p>
				<div className="grid gap-3 low:gap-2">
					<Button
						className="min-h-15 text-2xl low:min-h-13"
						data-waking={!today || undefined}
						onClick={() => today && play(today)}
					>
						{run ? "Go on" : "Play"}
					</Button>
					<p className="min-h-[1.5em] text-muted max-sm:min-h-[3em]">
						{today && progressText(today)}{" "}
						{today && <DeckClock deck={today} askedAt={askedAt} isBegun={run !== null} />}
					</p>
					<p className="flex flex-wrap justify-center gap-x-6">
						<Link to="/daily/archive" className="link inline-block py-2">
							Past decks
						</Link>
					</p>
				</div>
			</div>
		</div>
	);
}

/** The progress in the deck, otherwise the streak. */
function progressText({ run, streak, finished }: TodayView): string {
	if (run?.status === "playing") return `You’re in round ${run.round}, with ${run.score} right so far.`;
	const days = streak && streak.current > 0 ? streakText(streak) : "One attempt a day.";
	return finished > 0 ? `${days} ${count(finished, "player has", "players have")} finished it.` : days;
}

function streakText({ current, grace }: DeckStreak): string {
	return `${count(current, "day")} in a row${grace > 0 ? `, ${freezes(grace)} kept` : ""}.`;
}

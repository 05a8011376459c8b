import type { DailyArchiveView, PublicDeck } from "@hilo/rules/daily/daily.views";
import { getRouteApi, Link } from "@tanstack/react-router";
import { trpc } from "../../../platform/api/trpc.ts";
import { LinkButton } from "../../../ui/button.tsx";
import { Empty } from "../../../ui/empty.tsx";
import { deckName, monthText, weekdayText } from "../deck/day-text.ts";
import { GameSquare } from "../deck/deck-squares.tsx";
import { monthLater } from "../deck/months.ts";
import { ARCHIVE_QUERY, useOwnScores } from "./archive-query.ts";

const route = getRouteApi("/daily/archive/");

/** The decks that have closed everywhere, by month, newest first. */
export function ArchivePage() {
	const { month: wanted } = route.useSearch();
	const [archive] = trpc.daily.archive.useSuspenseQuery({ month: wanted }, ARCHIVE_QUERY);
	const { month, decks } = archive;
	const scores = useOwnScores(month);
	return (
		<div className="wide grid gap-8 pt-8 pb-14 md:pt-12">
			<header className="flex flex-wrap items-end justify-between gap-x-10 gap-y-5">
				<div className="grid gap-3">
					<h1 className="text-title leading-none">Past decks</h1>
					<p className="max-w-prose text-lg text-pretty text-muted">
						Play any of them, as often as you like. They count for no board and no streak.
					</p>
				</div>
				<LinkButton to="/daily">Today’s deck</LinkButton>
			</header>
			<section aria-labelledby="month" className="grid gap-5">
				<div className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-3">
					<MonthLink archive={archive} by={-1} />
					<h2 id="month" className="text-center text-2xl md:text-3xl">
						{monthText(month)}
					</h2>
					<MonthLink archive={archive} by={1} />
				</div>
				{decks.length === 0 ? (
					<Empty title="None yet">The first deck comes here when its day is over everywhere.</Empty>
				) : (
					<ol className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3 lg:gap-4">
						{decks.map((deck) => (
							<Deck key={deck.day} deck={deck} score={scores.get(deck.day)} />
						))}
					</ol>
				)}
			</section>
		</div>
	);
}

/** Without a month it keeps its width, so that the heading stays in the middle. */
function MonthLink({ archive, by }: { archive: DailyArchiveView; by: -1 | 1 }) {
	const { month, firstMonth, lastMonth } = archive;
	const to = monthLater(month, by);
	const name = monthText(to);
	const widthClass = "min-w-13 sm:min-w-40";
	if (to < firstMonth || to > lastMonth) return <span className={widthClass} />;
	return (
		<LinkButton
			kind="quiet"
			small
			to="/daily/archive"
			search={{ month: to === lastMonth ? undefined : to }}
			aria-label={name}
			className={widthClass}
		>
			{by < 0 && <span aria-hidden="true">←</span>}
			<span className="max-sm:hidden">{name.replace(/ \d+$/, "")}</span>
			{by > 0 && <span aria-hidden="true">→</span>}
		</LinkButton>
	);
}

interface DeckProps {
	deck: PublicDeck;
	/** The player's score on that day; undefined if it was not played. */
	score: number | undefined;
}

function Deck({ deck, score }: DeckProps) {
	const { day, games } = deck;
	return (
		<li className="grid">
			<Link
				to="/daily/archive/$day"
				params={{ day }}
				className="press grid gap-3 rounded-lg bg-raise p-4 shadow-card"
			>
				<span className="flex min-h-8 items-center gap-2.5">
					<span className="font-display text-2xl leading-none font-extrabold tabular-nums">
						{deckName(deck)}
					</span>
					<time dateTime={day} className="text-muted">
						{weekdayText(day)}
					</time>
					{score !== undefined && (
						<span className="ml-auto font-display text-xl leading-none font-extrabold tabular-nums">
							<span className="sr-only">You scored </span>
							{score}
							<span className="text-base text-muted">
								<span aria-hidden="true">/</span>
								<span className="sr-only"> of </span>
								{games.length}
							</span>
						</span>
					)}
				</span>
				<span aria-hidden="true" className="grid grid-cols-10 gap-1">
					{games.map((game, n) => (
						<span key={`${n} ${game}`} data-game={game}>
							<GameSquare game={game} className="rounded-sm" />
						</span>
					))}
				</span>
			</Link>
		</li>
	);
}

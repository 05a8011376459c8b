import { dailyShareText } from "@hilo/rules/daily/result";
import type { DeckStreak } from "@hilo/rules/daily/streak";
import type { Day } from "@hilo/rules/progression/site-day";
import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { trpc } from "../../../platform/api/trpc.ts";
import { count } from "../../../platform/count.ts";
import { LoadFailure } from "../../../platform/failures.tsx";
import { useMe } from "../../../platform/session.ts";
import { useSite } from "../../../platform/site.ts";
import { addressOf, wholeAddress } from "../../../ui/base-path.ts";
import { buttonClass, LinkButton } from "../../../ui/button.tsx";
import { Panel } from "../../../ui/card.tsx";
import { ColumnChart } from "../../../ui/column-chart.tsx";
import { ShareButton } from "../../../ui/share.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { deckColumns } from "../../knowledge/score-spread.tsx";
import { NextDeck } from "../deck/deck-clock.tsx";
import { dayText, freezes, minutesText, untilFreezeText } from "../deck/deck-text.ts";
import { useToday } from "../deck/today.ts";
import { AccountOffer } from "./account-offer.tsx";
import { AnswerList } from "./answer-list.tsx";
import { DayBoard } from "./day-board.tsx";
import { FriendsToday } from "./friends-today.tsx";
import { RESULT_COLUMNS, ResultCard, ResultLayout } from "./result-card.tsx";
import { comparisonText, type DailyResultView, scoreText } from "./score-text.ts";
import { PlayWeakest, Weakest } from "./weakest.tsx";

interface DailyResultProps {
	day: Day;
	/** The deck was just finished here. */
	isNew: boolean;
}

export function DailyResult({ day, isNew }: DailyResultProps) {
	const query = trpc.daily.result.useQuery({ day });
	// Loaded together with the result, because the content below would move.
	const board = trpc.daily.board.useQuery({ day, among: "all" });
	const me = useMe();
	const duels = trpc.duels.waiting.useQuery(undefined, { enabled: me !== null });
	const friends = trpc.friends.list.useQuery(undefined, { enabled: me !== null });
	// An answer from before the end of the deck lacks its score.
	const history = trpc.daily.history.useQuery({}, { staleTime: 0 });
	const isFresh = history.isFetchedAfterMount && history.isSuccess;
	const isLoading = [board, duels, friends].some((query) => query.isLoading && query.failureCount === 0);
	if (query.data && !isLoading) {
		return (
			<Result
				result={query.data}
				askedAt={query.dataUpdatedAt}
				isNew={isNew}
				duels={duels.data?.count ?? 0}
				isAlone={friends.data?.length === 0}
				scores={isFresh ? history.data.scores : []}
			/>
		);
	}
	if (!query.error) return <ResultSkeleton />;
	return (
		<div className="wide pt-8 md:pt-14">
			<h1 className="mb-4 text-title">The daily deck</h1>
			<LoadFailure query={query} />
		</div>
	);
}

function ResultSkeleton() {
	return (
		<div role="status" className={RESULT_COLUMNS}>
			<span className="sr-only">Loading your result</span>
			<Skeleton className="h-[34rem] rounded-xl" />
			<Skeleton count={6} className="h-36" />
		</div>
	);
}

interface ResultProps {
	result: DailyResultView;
	askedAt: number;
	isNew: boolean;
	/** How many wait for the player. */
	duels: number;
	/** The player has no friends here. */
	isAlone: boolean;
	/** How often the player reached each score, from 0 to 10. */
	scores: readonly number[];
}

function Result({ result, askedAt, isNew, duels, isAlone, scores }: ResultProps) {
	const me = useMe();
	const { name: siteName } = useSite();
	const { day, number, games, marks, score, timeMs, rounds, streak } = result;
	return (
		<ResultLayout
			main={
				<>
					<ResultCard
						title={
							<>
								{siteName} {number} <span className="font-bold text-muted">· {dayText(day)}</span>
							</>
						}
						score={score}
						scoreText={scoreText(score)}
						games={games}
						marks={marks}
						isNew={isNew}
						note={
							<>
								<strong className="text-ink">{comparisonText(result)}</strong>
								{" · "}
								{minutesText(timeMs)} in all
							</>
						}
					>
						{score === 0 ? (
							<PlayWeakest games={games} marks={marks} />
						) : (
							<ShareButton
								text={dailyShareText(siteName, result, marks)}
								url={wholeAddress("/daily")}
								kind="accent"
							/>
						)}
						<WaitingDuels duels={duels} />
					</ResultCard>
					{score > 0 && <Weakest games={games} marks={marks} />}
					<OwnScores scores={scores} todays={score} />
				</>
			}
			aside={
				<>
					{me ? <FriendsToday result={result} /> : <AccountOffer />}
					{isAlone && <FindFriends />}
					<div className="grid grid-cols-2 gap-4">
						<StreakCard streak={streak} />
						<Next result={result} askedAt={askedAt} />
					</div>
					<DayBoard result={result} />
				</>
			}
		>
			<AnswerList rounds={rounds} />
		</ResultLayout>
	);
}

function WaitingDuels({ duels }: { duels: number }) {
	if (duels === 0) return null;
	return (
		<LinkButton kind="quiet" to="/duels">
			{duels === 1 ? "1 duel waits for you" : `${duels} duels wait for you`}
		</LinkButton>
	);
}

function OwnScores({ scores, todays }: { scores: readonly number[]; todays: number }) {
	const decks = scores.reduce((sum, times) => sum + times, 0);
	if (decks < 2) return null;
	return (
		<Panel title="Your scores" className="grid gap-3">
			<ColumnChart
				label={`Scores of ${decks} decks`}
				columns={deckColumns(scores, todays)}
				className="h-36"
			/>
		</Panel>
	);
}

function FindFriends() {
	return (
		<aside className="grid justify-items-start gap-3 rounded-lg border-2 border-dashed border-edge p-4 leading-snug">
			<p>
				<strong>Who did better?</strong> Friends see each other’s squares once both have played.
			</p>
			<LinkButton kind="quiet" small to="/friends">
				Invite friends
			</LinkButton>
		</aside>
	);
}

function Next({ result: { day, nextInMs }, askedAt }: { result: DailyResultView; askedAt: number }) {
	const today = useToday().data?.day;
	const [isOver, setOver] = useState(false);
	const isHere = isOver || (today !== undefined && today > day);
	return (
		<div className="grid content-start gap-1 rounded-lg bg-raise p-4 shadow-card">
			<h2 className="font-text text-sm font-normal text-muted">Next deck in</h2>
			{isHere ? (
				// A full page load, because the page's state belongs to the day before.
				<a href={addressOf("/daily")} className={`mt-1 ${buttonClass({ small: true })}`}>
					Play it now
				</a>
			) : (
				<p className="font-display text-3xl leading-tight font-extrabold">
					<NextDeck nextInMs={nextInMs} askedAt={askedAt} onOver={() => setOver(true)} />
				</p>
			)}
			<p className="text-sm text-muted">
				It opens when your day starts.{" "}
				<Link to="/daily/archive" className="link font-bold text-ink">
					Past decks
				</Link>
			</p>
		</div>
	);
}

function StreakCard({ streak }: { streak: DeckStreak }) {
	const { current, longest } = streak;
	return (
		<div className="grid content-start gap-1 rounded-lg bg-raise p-4 shadow-card">
			<h2 className="font-text text-sm font-normal text-muted">Streak</h2>
			<p className="font-display text-3xl leading-tight font-extrabold tabular-nums">
				{count(current, "day")}
			</p>
			<p className="text-sm text-muted">
				{keptText(streak)}
				{longest > current && ` Longest: ${count(longest, "day")}.`}
			</p>
		</div>
	);
}

/** "1 streak freeze kept for a day you miss. 3 more days until you earn another streak freeze." */
function keptText(streak: DeckStreak): string {
	const { grace } = streak;
	const kept = grace > 0 ? `${freezes(grace)} kept for ${grace > 1 ? "days" : "a day"} you miss. ` : "";
	return `${kept}${untilFreezeText(streak)}`.trim();
}

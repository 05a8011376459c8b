import type { DailyResultView } from "@hilo/rules/daily/daily.views";
import type { Day } from "@hilo/rules/progression/site-day";
import { Link } from "@tanstack/react-router";
import { useCallback, useState } from "react";
import { bringDailyTexts } from "../../../platform/api/daily-fallbacks.ts";
import { trpc } from "../../../platform/api/trpc.ts";
import { LoadFailure } from "../../../platform/load-failure.tsx";
import { ordinal } from "../../../platform/ordinal.ts";
import { useMe } from "../../../platform/session.ts";
import { buttonClass, LinkButton } from "../../../ui/button.tsx";
import { NextDeck } from "../deck/next-deck.tsx";
import { AnswerRow } from "./answer-row.tsx";
import { DayBoard } from "./day-board.tsx";
import { rankAmongFriends } from "./friends-board.ts";
import { KeepOffer } from "./keep-offer.tsx";
import { ResultHead } from "./result-head.tsx";
import { ResultWaiting } from "./result-waiting.tsx";
import { StreakCard } from "./streak-card.tsx";

bringDailyTexts();

export function DailyResult({ day }: { day: Day }) {
	const query = trpc.daily.result.useQuery({ day });
	// Loaded together with the result, because the content below would move.
	const board = trpc.daily.board.useQuery({ day, among: "all" });
	const isBoardNear = board.isLoading && board.failureCount === 0;
	if (query.data && !isBoardNear) return <Result result={query.data} askedAt={query.dataUpdatedAt} />;
	if (!query.error) return <ResultWaiting />;
	return (
		<div className="wide pt-8 md:pt-14">
			<h1 className="mb-4 text-title">The daily deck</h1>
			<LoadFailure query={query} />
		</div>
	);
}

function Result({ result, askedAt }: { result: DailyResultView; askedAt: number }) {
	const me = useMe();
	const { friends, verified, rounds, streak } = result;
	const hasFriends = friends !== null && friends.length > 0;
	return (
		<div className="wide grid gap-8 pt-4 md:gap-10 md:pt-9 lg:grid-cols-[minmax(0,26rem)_minmax(0,1fr)] lg:gap-12">
			<div className="grid content-start gap-4 self-start lg:[@media(min-height:52rem)]:sticky lg:[@media(min-height:52rem)]:top-[calc(var(--bar)+1.5rem)]">
				<ResultHead {...result} />
				{!me && <KeepOffer />}
				<div className="grid grid-cols-2 gap-4">
					<StreakCard streak={streak} />
					<Next result={result} askedAt={askedAt} />
				</div>
				<LinkButton kind="quiet" to="/daily/history">
					Your decks
				</LinkButton>
			</div>
			<div className="grid content-start gap-10">
				{hasFriends && <AmongFriends result={result} />}
				<DayBoard
					result={result}
					first={hasFriends ? "friends" : "all"}
					absent={me ? (verified ? null : BEGUN_AS_VISITOR) : VISITOR}
				/>
				<section aria-labelledby="cards">
					<h2 id="cards" className="mb-4 text-2xl md:text-3xl">
						The ten cards
					</h2>
					<ol className="grid gap-3">
						{rounds.map((played) => (
							<AnswerRow key={played.round} played={played} />
						))}
					</ol>
				</section>
			</div>
		</div>
	);
}

const VISITOR = "Only players who were signed in from the first card stand here.";
const BEGUN_AS_VISITOR = "You began this one before you signed in: it counts for your streak, and not here.";

function AmongFriends({ result }: { result: DailyResultView }) {
	const { friends } = result;
	if (!friends) return null;
	const rank = rankAmongFriends(result);
	const total = friends.length + 1;
	return (
		<p className="font-display text-2xl leading-tight font-bold text-balance">
			{rank === 1 ? `Best of the ${total} of you!` : `${ordinal(rank)} of ${total} among your friends.`}
		</p>
	);
}

function Next({ result: { nextInMs }, askedAt }: { result: DailyResultView; askedAt: number }) {
	const utils = trpc.useUtils();
	const [isHere, setHere] = useState(false);
	const onOver = useCallback(() => {
		setHere(true);
		utils.daily.today.invalidate();
	}, [utils]);
	return (
		<div className="grid content-start gap-1 rounded-lg bg-raise p-4 shadow-card">
			<h2 className="font-text text-sm font-normal text-muted">Next deck in</h2>
			{isHere ? (
				// A full page load, because the page's state belongs to the day before.
				<a href="/daily" className={`mt-1 ${buttonClass({ small: true })}`}>
					Play it now
				</a>
			) : (
				<p className="font-display text-3xl leading-tight font-extrabold">
					<NextDeck ms={nextInMs} askedAt={askedAt} onOver={onOver} />
				</p>
			)}
			<p className="text-sm text-muted">
				It opens at your midnight. Until then there are{" "}
				<span className="whitespace-nowrap">
					<Link to="/daily/archive" className="link inline-block py-0.5">
						past decks
					</Link>
					.
				</span>
			</p>
		</div>
	);
}

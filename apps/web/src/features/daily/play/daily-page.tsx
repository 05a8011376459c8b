import type { Day } from "@hilo/rules/progression/site-day";
import { useEffectEvent, useLayoutEffect, useState } from "react";
import { trpc } from "../../../platform/api/trpc.ts";
import { LoadFailure } from "../../../platform/failures.tsx";
import { lazyPart } from "../../../platform/lazy-part.tsx";
import { useMe } from "../../../platform/session.ts";
import { useSite } from "../../../platform/site.ts";
import { storedValue } from "../../../platform/stored-value.ts";
import { useArrivalFocus } from "../../../ui/focus.tsx";
import { PageSpinner } from "../../../ui/spinner.tsx";
import { useServerDealer } from "../../play/dealers/server-dealer.ts";
import { SignedOut, usePlayer } from "../../play/stage/game-over/signed-out.tsx";
import { Stage } from "../../play/stage/stage.tsx";
import { DeckClock } from "../deck/deck-clock.tsx";
import { deckName } from "../deck/deck-text.ts";
import { type TodayView, useToday } from "../deck/today.ts";
import { dailyCalls, type Gone } from "./daily-calls.ts";
import { CLOSED, DailyStart, PLAYED_COUNTS } from "./daily-start.tsx";
import { deckRules, deckStage } from "./deck-stage.tsx";

const loadResult = () => import("../result/daily-result.tsx");
const DailyResult = lazyPart(loadResult, "DailyResult", <PageSpinner />);

/** The deck that this tab plays. A reload then continues on the stage, because the clock runs. */
const openDay = storedValue<Day>("tab", "daily", (stored) => (typeof stored === "string" ? stored : null));

export function DailyPage() {
	const { me, isSignedOut, goOn } = usePlayer();
	if (isSignedOut) return <SignedOut rules={deckRules("country", "The daily deck")} goOn={goOn} />;
	return <Daily key={me?.id ?? ""} />;
}

function Daily() {
	const utils = trpc.useUtils();
	const query = useToday();
	const today = query.data;
	const [played, setPlayed] = useState<TodayView | null>(null);
	const [finished, setFinished] = useState<{ day: Day; isClosed: boolean } | null>(null);
	const [closed, setClosed] = useState<{ day: Day; hasBegun: boolean } | null>(null);

	const play = (deck: TodayView) => {
		openDay.write(deck.day);
		setPlayed(deck);
		setFinished(null);
		setClosed(null);
	};
	const leave = () => {
		openDay.write(null);
		setPlayed(null);
		utils.daily.invalidate();
		// The session may have ended.
		utils.me.get.invalidate();
	};

	const resume = useEffectEvent((deck: TodayView) => {
		const day = openDay.read();
		if (day === null) return;
		if (day === deck.day && deck.run?.status === "playing") play(deck);
		if (day < deck.day && !played) {
			setClosed({ day, hasBegun: true });
			openDay.write(null);
		}
	});
	useLayoutEffect(() => {
		if (today) resume(today);
	}, [today]);

	if (played)
		return (
			<DailyGame
				deck={played}
				askedAt={query.dataUpdatedAt}
				onOver={() => {
					setFinished({ day: played.day, isClosed: false });
					leave();
				}}
				onGone={({ isClosed, hasBegun }) => {
					const { day } = played;
					if (isClosed && hasBegun) setFinished({ day, isClosed });
					else if (isClosed) setClosed({ day, hasBegun });
					leave();
				}}
			/>
		);
	if (finished) return <Result key={finished.day} {...finished} hasJustEnded />;
	if (today?.run?.status === "over") return <Result key={today.day} day={today.day} />;
	if (today || !query.error)
		return <DailyStart today={today ?? null} askedAt={query.dataUpdatedAt} closed={closed} play={play} />;
	return (
		<div className="wide py-10">
			<h1 className="mb-4 text-title">The daily deck</h1>
			<LoadFailure query={query} />
		</div>
	);
}

interface ResultProps {
	day: Day;
	/** The deck was just played here, so the result takes the focus. */
	hasJustEnded?: boolean;
	/** Its day ended before all rounds were played. */
	isClosed?: boolean;
}

function Result({ day, hasJustEnded = false, isClosed = false }: ResultProps) {
	const result = useArrivalFocus<HTMLDivElement>(hasJustEnded);
	return (
		<div ref={result} tabIndex={-1} className="pb-12">
			{isClosed && (
				<p role="status" className="wide pt-6 text-center text-lg text-balance">
					{CLOSED} {PLAYED_COUNTS}
				</p>
			)}
			<DailyResult day={day} isNew={hasJustEnded} />
		</div>
	);
}

interface DailyGameProps {
	deck: TodayView;
	/** When the server was asked for it, epoch ms. */
	askedAt: number;
	/** All rounds are played, here or in another tab. */
	onOver: () => void;
	/** The deck can't be played here any more. */
	onGone: (why: Gone) => void;
}

function DailyGame({ deck, askedAt, onOver, onGone }: DailyGameProps) {
	const { day } = deck;
	const owner = useMe()?.id;
	const { name: siteName } = useSite();
	const [{ rulesOf, ...stage }] = useState(() =>
		deckStage(
			deckName(siteName, deck),
			deck.games,
			<DeckClock deck={deck} askedAt={askedAt} isBegun isShort />,
		),
	);
	const dealer = useServerDealer(({ client, daily }) =>
		dailyCalls(client, {
			deck,
			owner,
			rulesOf,
			onLast() {
				// If it fails, the result's own attempt says so.
				loadResult().catch(() => {});
				daily.result.prefetch({ day });
				daily.board.prefetch({ day, among: "all" });
			},
			onGone,
		}),
	);
	return <Stage {...stage} {...dealer} takesFocus onOver={onOver} />;
}

import { monthOf } from "@hilo/rules/daily/days";
import type { RoundAnswer } from "@hilo/rules/play/engine";
import type { Day } from "@hilo/rules/progression/site-day";
import { getRouteApi } from "@tanstack/react-router";
import { useState } from "react";
import { trpc } from "../../../platform/api/trpc.ts";
import { useSite } from "../../../platform/site.ts";
import { Button } from "../../../ui/button.tsx";
import { useArrivalFocus } from "../../../ui/focus.tsx";
import { localDealer } from "../../play/dealers/local-dealer.ts";
import { Stage } from "../../play/stage/stage.tsx";
import { DeckSquares } from "../deck/deck-squares.tsx";
import { dateText, deckHeading, deckName } from "../deck/deck-text.ts";
import { deckStage } from "../play/deck-stage.tsx";
import { JUST_FOR_FUN } from "../result/score-text.ts";
import { ARCHIVE_QUERY, useOwnScores } from "./archive-query.ts";
import { type PastDeckView, pastDeckSpec } from "./past-deck.ts";
import { ChallengeWithDeck, DeckLinks, PastResult } from "./past-result.tsx";

const route = getRouteApi("/daily/archive/$day");

export function PastPage() {
	const { day } = route.useParams();
	return <Past key={day} day={day} />;
}

function Past({ day }: { day: Day }) {
	const [deck] = trpc.daily.past.useSuspenseQuery({ day }, ARCHIVE_QUERY);
	const [isPlaying, setPlaying] = useState(false);
	const [answers, setAnswers] = useState<readonly RoundAnswer[] | null>(null);
	const play = () => setPlaying(true);
	const over = (given: readonly RoundAnswer[]) => {
		setAnswers(given);
		setPlaying(false);
	};
	const result = useArrivalFocus<HTMLDivElement>(answers !== null && !isPlaying);

	if (isPlaying) return <PastGame deck={deck} onOver={over} />;
	if (!answers) return <PastStart deck={deck} play={play} />;
	return (
		<div ref={result} tabIndex={-1} className="pb-12">
			<PastResult deck={deck} answers={answers} playAgain={play} />
		</div>
	);
}

function PastStart({ deck, play }: { deck: PastDeckView; play: () => void }) {
	const { name: siteName } = useSite();
	const { day, games } = deck;
	const score = useOwnScores(monthOf(day)).get(day);
	const { data: own } = trpc.daily.result.useQuery({ day }, { enabled: score !== undefined });
	return (
		<div className="rays grid grow place-items-center px-(--gutter) py-8">
			<div className="grid w-full max-w-xl grid-cols-1 gap-6 text-center">
				<header className="grid gap-2">
					<p className="text-lg text-muted">{dateText(day)}</p>
					<h1 className={deckHeading(siteName)}>{deckName(siteName, deck)}</h1>
				</header>
				<DeckSquares games={games} marks={own?.marks ?? []} />
				<p className="text-lg text-balance">
					A past deck: ten rounds, with the numbers of its day. {JUST_FOR_FUN}
				</p>
				<div className="grid gap-3">
					<Button className="min-h-15 text-2xl" onClick={play}>
						Play
					</Button>
					<p className="min-h-[1.5em] text-muted">
						{score !== undefined && `On its day you had ${score} of ${games.length}.`}
					</p>
					{/* Keeps its height: the browser asks later whether a visitor has played. */}
					<div className="grid min-h-12">
						<ChallengeWithDeck day={day} />
					</div>
				</div>
				<DeckLinks deck={deck} />
			</div>
		</div>
	);
}

interface PastGameProps {
	deck: PastDeckView;
	onOver: (answers: readonly RoundAnswer[]) => void;
}

function PastGame({ deck, onOver }: PastGameProps) {
	const [answers] = useState<RoundAnswer[]>(() => []);
	const { name: siteName } = useSite();
	const [{ rulesOf, ...stage }] = useState(() => deckStage(deckName(siteName, deck), deck.games));
	const [dealer] = useState(() => localDealer(pastDeckSpec(deck, rulesOf, answers)));
	return <Stage {...stage} dealer={dealer} takesFocus onOver={() => onOver(answers)} />;
}

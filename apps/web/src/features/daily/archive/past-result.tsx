import { monthOf } from "@hilo/rules/daily/days";
import { dailyShareText } from "@hilo/rules/daily/result";
import type { RoundAnswer } from "@hilo/rules/play/engine";
import { markOfAnswer } from "@hilo/rules/play/view";
import type { Day } from "@hilo/rules/progression/site-day";
import { useSite } from "../../../platform/site.ts";
import { wholeAddress } from "../../../ui/base-path.ts";
import { Button, LinkButton } from "../../../ui/button.tsx";
import { ShareButton } from "../../../ui/share.tsx";
import { dateText, deckName, minutesText } from "../deck/deck-text.ts";
import { AnswerList } from "../result/answer-list.tsx";
import { ResultCard, ResultLayout } from "../result/result-card.tsx";
import { JUST_FOR_FUN, pastScoreText } from "../result/score-text.ts";
import { Weakest } from "../result/weakest.tsx";
import { useOwnScores } from "./archive-query.ts";
import type { PastDeckView } from "./past-deck.ts";

interface PastResultProps {
	deck: PastDeckView;
	answers: readonly RoundAnswer[];
	playAgain: () => void;
}

/** The result is not stored. */
export function PastResult({ deck, answers, playAgain }: PastResultProps) {
	const { name: siteName } = useSite();
	const { day, games } = deck;
	const marks = answers.map(markOfAnswer);
	const score = marks.filter((mark) => mark === "right").length;
	const timeMs = answers.reduce((sum, { ms }) => sum + ms, 0);
	const rounds = deck.rounds.map((round, n) => {
		const { guess = null, correct = false } = answers[n] ?? {};
		return { ...round, guess, correct };
	});
	return (
		<ResultLayout
			main={
				<ResultCard
					title={
						<>
							{deckName(siteName, deck)}{" "}
							<span className="block text-lg font-bold text-muted">{dateText(day)}</span>
						</>
					}
					score={score}
					scoreText={pastScoreText(score)}
					games={games}
					marks={marks}
					isNew
					note={
						<>
							<strong className="text-ink">{minutesText(timeMs)} in all.</strong> {JUST_FOR_FUN}
						</>
					}
				>
					<Button onClick={playAgain}>Play again</Button>
					{score > 0 && (
						<ShareButton
							text={dailyShareText(siteName, deck, marks)}
							url={wholeAddress(`/daily/archive/${day}`)}
						/>
					)}
				</ResultCard>
			}
			aside={
				<>
					{score > 0 && <Weakest games={games} marks={marks} />}
					<ChallengeWithDeck day={day} />
					<DeckLinks deck={deck} />
				</>
			}
		>
			<AnswerList rounds={rounds} />
		</ResultLayout>
	);
}

export function DeckLinks({ deck: { previous, next, number } }: { deck: PastDeckView }) {
	const { name: siteName } = useSite();
	return (
		<nav aria-label="Other decks" className="grid grid-cols-[1fr_auto_1fr] items-center gap-2">
			{previous && (
				<LinkButton
					kind="quiet"
					small
					to="/daily/archive/$day"
					params={{ day: previous }}
					aria-label={`Previous deck, ${siteName} ${number - 1}`}
					className="justify-self-start tabular-nums"
				>
					<span aria-hidden="true">←</span>
					{number - 1}
				</LinkButton>
			)}
			<LinkButton kind="quiet" small to="/daily/archive" className="col-start-2">
				Past decks
			</LinkButton>
			{next && (
				<LinkButton
					kind="quiet"
					small
					to="/daily/archive/$day"
					params={{ day: next }}
					aria-label={`Next deck, ${siteName} ${number + 1}`}
					className="justify-self-end tabular-nums"
				>
					{number + 1}
					<span aria-hidden="true">→</span>
				</LinkButton>
			)}
		</nav>
	);
}

/** For those who finished the deck on its day: their run is the challenger's side. */
export function ChallengeWithDeck({ day }: { day: Day }) {
	const score = useOwnScores(monthOf(day)).get(day);
	if (score === undefined) return null;
	return (
		<LinkButton kind="quiet" to="/duel/new" search={{ deck: day }}>
			Challenge a friend on this deck
		</LinkButton>
	);
}

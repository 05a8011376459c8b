import type { RoundAnswer } from "@hilo/rules/play/engine";
import { CLASSIC_GAMES, type GameId } from "@hilo/rules/play/games";
import { markOfAnswer } from "@hilo/rules/play/view";
import {
	afterAnswer,
	type DueOfGame,
	lastMissedGame,
	type NextPairs,
	nextPairs,
	PRACTICE_ROUNDS,
	pauseOf,
} from "@hilo/rules/practice/practice";
import { getRouteApi, Link, useHydrated } from "@tanstack/react-router";
import { useState } from "react";
import { errorText } from "../../../platform/api/errors.ts";
import { type TrpcUtils, trpc } from "../../../platform/api/trpc.ts";
import { browserZone } from "../../../platform/browser-zone.ts";
import { count } from "../../../platform/count.ts";
import { logFailure } from "../../../platform/log-failure.ts";
import { useMe } from "../../../platform/session.ts";
import { SignUpLink } from "../../../platform/sign-up-offer.tsx";
import { type VisibleGame, visibleGames } from "../../../platform/visible-games.ts";
import { Button, LinkButton } from "../../../ui/button.tsx";
import { useArrivalFocus } from "../../../ui/focus.tsx";
import { Section } from "../../../ui/section.tsx";
import { localDealer } from "../../play/dealers/local-dealer.ts";
import { Stage } from "../../play/stage/stage.tsx";
import { dueOfVisitor, useDue } from "../../practice/use-due.ts";
import { keepPractised, type PracticeRound, roundOf } from "../../practice/visitor-pairs.ts";
import { DeckSquares, GameSquare } from "../deck/deck-squares.tsx";
import { useToday } from "../deck/today.ts";
import { deckStage } from "../play/deck-stage.tsx";
import { AnswerList } from "../result/answer-list.tsx";

const route = getRouteApi("/practise");

const HOW_IT_WORKS =
	"Pairs you got wrong come again after 1, 3 and 7 days, until you are right twice. No XP, no boards.";

const TEN_AT_A_TIME = "Ten at a time.";

/** A deck of pairs that the player or visitor got wrong. */
export function PracticePage() {
	const { game } = route.useSearch();
	return <Practice key={game} game={game} />;
}

type Played = { readonly rounds: readonly PracticeRound[]; readonly answers: readonly RoundAnswer[] };

function Practice({ game }: { game: GameId | undefined }) {
	const utils = trpc.useUtils();
	const me = useMe();
	const [rounds, setRounds] = useState<readonly PracticeRound[] | null>(null);
	const [played, setPlayed] = useState<Played | null>(null);
	const deal = trpc.practice.deal.useMutation({ onSuccess: (dealt) => begin(dealt.rounds) });
	const begin = (dealt: readonly PracticeRound[]) => {
		// The pairs may be gone since the page was opened.
		if (dealt.length > 0) setRounds(dealt);
		utils.practice.due.invalidate();
	};
	const start = () => {
		if (me) deal.mutate({ game, timeZone: browserZone() });
		else begin(dueOfVisitor(game).slice(0, PRACTICE_ROUNDS).map(roundOf));
	};
	const over = (answers: readonly RoundAnswer[]) => {
		setPlayed(rounds && { rounds, answers });
		setRounds(null);
		utils.practice.due.invalidate();
	};
	if (rounds) return <PracticeGame rounds={rounds} onOver={over} />;
	const isBusy = deal.isPending;
	const failure = deal.error && errorText(deal.error);
	return played ? (
		<PracticeResult played={played} game={game} start={start} isBusy={isBusy} failure={failure} />
	) : (
		<PracticeStart game={game} start={start} isBusy={isBusy} failure={failure} />
	);
}

interface StartProps {
	game: GameId | undefined;
	start: () => void;
	isBusy: boolean;
	failure: string | null;
}

function PracticeStart({ game, start, isBusy, failure }: StartProps) {
	const { count: due, games } = useDue(game);
	// A visitor's pairs are known once the page has hydrated.
	const isHydrated = useHydrated();
	const isKnown = useMe() !== null || isHydrated;
	if (isKnown && due === 0) return <NothingDue game={game} due={games} failure={failure} />;
	return (
		<div className="rays grid grow place-items-center px-(--gutter) py-8" data-game={game}>
			<div className="grid w-full max-w-xl grid-cols-1 gap-6 text-center">
				<header className="grid gap-2">
					{game && <p className="text-lg text-muted">{CLASSIC_GAMES[game].title}</p>}
					<h1 className="text-title tabular-nums">
						{due > 0 ? `${due.toLocaleString("en-US")} to practise` : "Practise"}
					</h1>
				</header>
				{!game && <DueSquares games={games} />}
				<p className="text-lg text-balance">
					{HOW_IT_WORKS}
					{due > PRACTICE_ROUNDS && ` ${TEN_AT_A_TIME}`}
				</p>
				<Button className="min-h-15 text-2xl" isBusy={isBusy} onClick={start}>
					Play
				</Button>
				<Failure text={failure} />
			</div>
		</div>
	);
}

/** What is due of each game. */
function DueSquares({ games }: { games: readonly DueOfGame[] }) {
	return (
		<ul aria-label="By game" className="flex justify-center gap-2 sm:gap-3">
			{games
				.filter(({ count }) => count > 0)
				.map(({ game, count }) => (
					<li key={game} data-game={game} className="w-14 overflow-hidden rounded-sm">
						<GameSquare game={game} />
						<span className="sr-only">{CLASSIC_GAMES[game].title}: </span>
						<span className="block bg-sunk py-1 font-display text-lg leading-tight font-extrabold tabular-nums">
							{count.toLocaleString("en-US")}
						</span>
					</li>
				))}
		</ul>
	);
}

interface NothingDueProps extends Pick<StartProps, "game" | "failure"> {
	due: readonly DueOfGame[];
}

/** Says when the next pairs come, and offers the game of the last mistake and all others. */
function NothingDue({ game, due, failure }: NothingDueProps) {
	const me = useMe();
	const { data: statuses } = trpc.site.gameStatus.useQuery();
	const isDeckOver = useToday().data?.run?.status === "over";
	const games = visibleGames(statuses);
	const next = nextPairs(due);
	const toPlay = game ?? lastMissedGame(due);
	const main = games.find((visible) => visible.game.id === toPlay);
	return (
		<div className="wide grid grid-cols-1 content-start gap-10 pt-6 pb-12 md:gap-14 md:pt-12">
			<header data-game={main?.game.id} className="grid grid-cols-1 justify-items-start gap-4 md:gap-6">
				<div className="grid gap-2">
					<p className="text-lg font-bold text-muted">
						{game ? CLASSIC_GAMES[game].title : next ? "Nothing to practise today" : "Practise"}
					</p>
					<h1 className="text-title text-balance tabular-nums">{next ? nextText(next) : "All clear"}</h1>
				</div>
				{!next && <p className="text-lg font-bold md:text-xl">No missed pairs.</p>}
				<p className="text-pretty md:text-lg">{HOW_IT_WORKS}</p>
				<div className="flex flex-wrap gap-3 max-sm:w-full max-sm:flex-col">
					{main && <LinkButton to={main.route}>Play {main.name}</LinkButton>}
					{!isDeckOver && (
						<LinkButton kind={main ? "quiet" : "accent"} to="/daily">
							Play today’s deck
						</LinkButton>
					)}
				</div>
				{!me && (
					<p className="text-muted">
						<SignUpLink /> to keep the pairs you miss on all your devices.
					</p>
				)}
				<Failure text={failure} />
			</header>
			<Section title="Pick a game">
				<ul className="grid grid-cols-2 gap-2 md:gap-3 lg:grid-cols-4">
					{games.map((visible) => (
						<GameLink
							key={visible.game.id}
							{...visible}
							next={nextPairs(due.filter((each) => each.game === visible.game.id))}
						/>
					))}
				</ul>
			</Section>
		</div>
	);
}

interface GameLinkProps extends Pick<VisibleGame, "game" | "route" | "name"> {
	next: NextPairs | null;
}

function GameLink({ game, route, name, next }: GameLinkProps) {
	return (
		<li data-game={game.id}>
			<Link
				to={route}
				className="press flex h-full min-h-15 items-center gap-2.5 rounded-lg bg-raise p-2.5 md:gap-3 md:p-3 shadow-card hover:bg-sunk"
			>
				<GameSquare game={game.id} className="size-9 shrink-0 rounded-sm md:size-10" />
				<span className="min-w-0 leading-tight">
					<span className="block font-bold wrap-anywhere max-md:text-sm max-md:leading-tight">{name}</span>
					{next && <span className="block text-xs text-muted md:text-sm">{nextText(next)}</span>}
				</span>
			</Link>
		</li>
	);
}

function Failure({ text }: { text: string | null }) {
	return (
		text && (
			<p role="alert" className="font-bold text-wrong">
				{text}
			</p>
		)
	);
}

function BackButton({ game }: { game: GameId | undefined }) {
	return (
		<LinkButton kind="quiet" to={game ? CLASSIC_GAMES[game].route : "/"}>
			{game ? `Back to ${CLASSIC_GAMES[game].title}` : "Back to Home"}
		</LinkButton>
	);
}

interface GameProps {
	rounds: readonly PracticeRound[];
	onOver: (answers: readonly RoundAnswer[]) => void;
}

function PracticeGame({ rounds, onOver }: GameProps) {
	const utils = trpc.useUtils();
	const isPlayer = useMe() !== null;
	const [answers] = useState<RoundAnswer[]>(() => []);
	const [{ rulesOf, ...stage }] = useState(() =>
		deckStage(
			"Practice",
			rounds.map(({ game }) => game),
		),
	);
	const [dealer] = useState(() =>
		localDealer({
			deal: async () => ({
				plan: { rounds: rounds.length, clockOf: (round) => clockOf(rounds[round - 1]) },
				roundAt(round) {
					const dealt = rounds[round - 1];
					if (!dealt) throw new RangeError(`No round ${round}`);
					const { game, pair: _, ...cards } = dealt;
					return { ...cards, rules: rulesOf(game), marks: answers.map(markOfAnswer) };
				},
			}),
			onAnswer(answer) {
				const practised = rounds[answers.length];
				answers.push(answer);
				if (practised) keepAnswer(utils, isPlayer, practised, answer.correct);
			},
		}),
	);
	return <Stage {...stage} dealer={dealer} takesFocus onOver={() => onOver(answers)} />;
}

const clockOf = (round: PracticeRound | undefined) => (round ? CLASSIC_GAMES[round.game] : null);

/** A pair whose answer does not arrive stays due. */
function keepAnswer({ client }: TrpcUtils, isPlayer: boolean, { pair }: PracticeRound, right: boolean): void {
	if (!isPlayer) keepPractised(pair, right);
	else
		client.practice.answer
			.mutate({ pair, right, timeZone: browserZone() })
			.catch((error) => logFailure("A practised pair was not saved", error));
}

/** As wide as in a deck of ten, in the middle. */
const SQUARES = "flex! justify-center *:w-[9%]";

interface ResultProps extends StartProps {
	played: Played;
}

function PracticeResult({ played: { rounds, answers }, game, start, isBusy, failure }: ResultProps) {
	const result = useArrivalFocus<HTMLDivElement>();
	const { count: due } = useDue(game);
	const right = answers.filter(({ correct }) => correct).length;
	return (
		<div ref={result} tabIndex={-1} className="wide grid grid-cols-1 gap-10 pt-8 pb-12 md:pt-14">
			<section
				className="mx-auto grid w-full max-w-xl grid-cols-1 gap-5 text-center"
				aria-labelledby="practised"
			>
				<h1 id="practised" className="text-title tabular-nums">
					{right} of {rounds.length} right
				</h1>
				<DeckSquares
					games={rounds.map((round) => round.game)}
					marks={answers.map(markOfAnswer)}
					isFlipping
					className={SQUARES}
				/>
				<p className="text-lg text-balance text-muted">{againText(rounds, answers)}</p>
				<div className="grid gap-3 sm:flex sm:justify-center">
					{due > 0 && (
						<Button isBusy={isBusy} onClick={start}>
							{due.toLocaleString("en-US")} more
						</Button>
					)}
					<BackButton game={game} />
				</div>
				<Failure text={failure} />
			</section>
			<AnswerList
				title="The pairs"
				rounds={rounds.map(({ pair: _, ...round }, n) => ({
					...round,
					round: n + 1,
					guess: answers[n]?.guess ?? null,
					correct: answers[n]?.correct ?? false,
				}))}
			/>
		</div>
	);
}

/** "3 pairs tomorrow". */
const nextText = ({ count: pairs, inDays: days }: NextPairs) => `${count(pairs, "pair")} ${inDays(days)}`;

const inDays = (days: number) => (days === 1 ? "tomorrow" : `in ${days} days`);

/** "Come again: 2 tomorrow, 1 in 3 days. 1 learnt." */
function againText(rounds: readonly PracticeRound[], answers: readonly RoundAnswer[]): string {
	const pauses = rounds.map(({ pair }, n) => {
		const progress = afterAnswer(pair, { right: answers[n]?.correct ?? false, at: 0 });
		return progress && pauseOf(progress);
	});
	const parts = [...new Set(pauses)]
		.filter((pause) => pause !== null)
		.sort((a, b) => a - b)
		.map((pause) => {
			const pairs = pauses.filter((each) => each === pause).length;
			return `${pairs} ${inDays(pause)}`;
		});
	const learnt = pauses.filter((pause) => pause === null).length;
	return [parts.length > 0 && `Come again: ${parts.join(", ")}.`, learnt > 0 && `${learnt} learnt.`]
		.filter(Boolean)
		.join(" ");
}

import { CORRECT_ADVANCE_MS, COUNT_UP_MS } from "@hilo/rules/play/delays";
import { formatCount } from "@hilo/rules/play/format";
import { type ReactNode, useEffect, useState } from "react";
import { useClearEarlyVerdict } from "../../platform/early-verdict.ts";
import type { VisibleGame } from "../../platform/visible-games.ts";
import { Seam } from "../../ui/seam.tsx";
import { CountUp } from "../play/count-up.tsx";
import { answerOf, type Country, DUEL_ROUNDS, type DuelRound, flagOf } from "./duel-rounds.ts";
import { FirstDuelEnd } from "./first-duel-end.tsx";

const zero = () => 0;

/** Three rounds to try before choosing a game. */
export function FirstDuel({ play }: { play: VisibleGame | undefined }) {
	const { round, number, answers, guess, verdict, choose } = useFirstDuel();
	return (
		<figure>
			<div className="grid min-h-[21.5rem] overflow-hidden rounded-xl bg-raise shadow-card low:sm:min-h-72 sm:min-h-[29rem]">
				{round ? (
					<div className="flex flex-col">
						<Pair key={number} round={round} isFirst={number === 1} guess={guess} verdict={verdict} />
						<Question round={round} number={number} verdict={verdict} />
						<GuessButtons answer={answerOf(round)} guess={guess} choose={choose} />
					</div>
				) : (
					<FirstDuelEnd answers={answers} play={play} />
				)}
			</div>
			<figcaption className={`mt-2 text-sm text-muted ${round ? "" : "invisible"}`}>
				Visitors a year. Source: UN Tourism, 2018.
			</figcaption>
		</figure>
	);
}

type FirstDuelState = ReturnType<typeof useFirstDuel>;

interface PairProps extends Pick<FirstDuelState, "guess" | "verdict"> {
	round: DuelRound;
	isFirst: boolean;
}

function Pair({ round: { first, second }, isFirst, guess, verdict }: PairProps) {
	return (
		<div
			// The first pair's flags are the page's largest paint, which would count from the end of the animation.
			className={`grid grow grid-cols-2 gap-x-1.5 text-center ${isFirst ? "" : "motion-safe:animate-appear"}`}
		>
			<div className="relative col-span-2 grid grid-cols-2 gap-1.5">
				<Flag country={first} />
				<Flag country={second} />
				<Seam mark={verdict ?? "asks"} />
			</div>
			<Side name={first.name}>{formatCount(first.value)}</Side>
			<Side name={second.name}>
				<span className={verdict && VERDICT_COLOURS[verdict]} data-early-number={formatCount(second.value)}>
					<CountUp
						format={formatCount}
						unit={null}
						from={zero}
						ms={COUNT_UP_MS}
						value={guess && second.value}
					/>
				</span>
			</Side>
		</div>
	);
}

/** Question and verdict, announced to screen readers with the number. */
function Question({
	round,
	number,
	verdict,
}: Pick<FirstDuelState, "number" | "verdict"> & { round: DuelRound }) {
	const { first, second } = round;
	return (
		<div
			id="duel-question"
			role="status"
			className="grid min-h-14 shrink-0 place-content-center px-3 text-center leading-tight text-balance low:sm:min-h-12 sm:min-h-18 sm:text-lg"
		>
			{verdict ? (
				<span key="verdict" className={`font-display text-2xl font-bold ${VERDICT_COLOURS[verdict]}`}>
					{verdict === "right" ? "Right" : "No"}, it's {answerOf(round)}.
					<span className="sr-only">
						{" "}
						{second.name}: {formatCount(second.value)}.
					</span>
				</span>
			) : (
				<span key={number} className="font-bold">
					<span className="font-normal text-muted">
						{number}/{DUEL_ROUNDS.length}{" "}
					</span>
					<span className="sr-only">
						{first.name}: {formatCount(first.value)}.{" "}
					</span>
					Does {second.name} get more visitors than {first.name}?
				</span>
			)}
		</div>
	);
}

const VERDICT_COLOURS = { right: "text-correct", wrong: "text-wrong" };

/** The buttons stay in place in all rounds, so that the focus does. */
function GuessButtons({
	answer,
	guess,
	choose,
}: Pick<FirstDuelState, "guess" | "choose"> & { answer: Guess }) {
	return (
		<fieldset aria-describedby="duel-question" className="grid shrink-0 grid-cols-2">
			<legend className="sr-only">Your guess</legend>
			{BUTTONS.map(({ choice, look, arrow, label }) => (
				<button
					key={choice}
					type="button"
					aria-disabled={guess !== undefined}
					data-early-verdict={choice === answer ? "right" : "wrong"}
					onClick={() => choose(choice)}
					className={`press min-h-16 font-display text-2xl font-extrabold -outline-offset-4 low:sm:min-h-14 sm:min-h-20 ${look} ${guess === choice ? "translate-y-0.5 filter-none!" : ""}`}
				>
					<span aria-hidden="true">{arrow}</span> {label}
				</button>
			))}
		</fieldset>
	);
}

const BUTTONS = [
	{ choice: "higher", look: "bg-higher text-on-higher", arrow: "↑", label: "Higher" },
	{ choice: "lower", look: "bg-lower text-on-lower", arrow: "↓", label: "Lower" },
] as const;

function Flag({ country }: { country: Country }) {
	return (
		<img
			src={flagOf(country)}
			alt=""
			width="320"
			height="240"
			className="h-[8.25rem] w-full object-cover low:sm:h-24 sm:h-[13.25rem]"
		/>
	);
}

function Side({ name, children }: { name: string; children: ReactNode }) {
	return (
		<div className="self-center">
			<h2 className="text-xl sm:text-2xl">{name}</h2>
			<div className="font-display text-[clamp(1.5rem,min(7.2vw,7vh),3rem)] leading-tight font-extrabold whitespace-nowrap tabular-nums lg:max-xl:text-4xl">
				{children}
			</div>
		</div>
	);
}

/** The number is shown for a moment before the verdict. */
export const DUEL_VERDICT_MS = COUNT_UP_MS + 150;

type Guess = "higher" | "lower";

const START = { answers: [] as readonly boolean[], guess: undefined as Guess | undefined, hasSettled: false };

/** The three rounds of the home page: the number counts up, then the verdict, then the next pair. */
function useFirstDuel() {
	const [{ answers, guess, hasSettled }, setState] = useState(START);
	const round = DUEL_ROUNDS[answers.length];
	const isRight = round !== undefined && guess === answerOf(round);

	useClearEarlyVerdict(hasSettled);
	useEffect(() => {
		if (!guess) return;
		const settle = setTimeout(() => setState((now) => ({ ...now, hasSettled: true })), DUEL_VERDICT_MS);
		const next = setTimeout(
			() => setState(({ answers }) => ({ ...START, answers: [...answers, isRight] })),
			CORRECT_ADVANCE_MS,
		);
		return () => {
			clearTimeout(settle);
			clearTimeout(next);
		};
	}, [guess, isRight]);

	return {
		/** Undefined after the last round. */
		round,
		number: answers.length + 1,
		answers,
		guess,
		verdict: hasSettled ? (isRight ? ("right" as const) : ("wrong" as const)) : undefined,
		choose(choice: Guess) {
			if (guess) return;
			setState((now) => ({ ...now, guess: choice }));
			fetchNext(DUEL_ROUNDS[answers.length + 1]);
		},
	};
}

/** Preloads the flags of the next round. */
function fetchNext(round: DuelRound | undefined): void {
	if (round) for (const country of [round.first, round.second]) new Image().src = flagOf(country);
}

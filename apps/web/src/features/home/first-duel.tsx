import { CORRECT_ADVANCE_MS, COUNT_UP_MS } from "@hilo/rules/play/delays";
import { formatCount } from "@hilo/rules/play/format";
import germany from "flag-icons/flags/4x3/de.svg?inline";
import turkey from "flag-icons/flags/4x3/tr.svg?inline";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { useEarlyVerdict } from "../../platform/use-early-verdict.ts";
import type { VisibleGame } from "../../platform/visible-games.ts";
import { Burst } from "../../ui/burst.tsx";
import { LinkButton } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Seam } from "../../ui/seam.tsx";
import { CountUp } from "../play/count-up.tsx";

const zero = () => 0;

interface Country {
	readonly name: string;
	readonly iso2: string;
	readonly value: number;
	/** Its flag as part of the document. */
	readonly flag?: string;
}

interface DuelRound {
	readonly first: Country;
	readonly second: Country;
}

const flagOf = ({ iso2, flag }: Country) => flag ?? `/flags/${iso2}.svg`;

/** Three rounds to try before choosing a game. */
export function FirstDuel({ play }: { play: VisibleGame | undefined }) {
	const { round, number, answers, guess, verdict, choose } = useFirstDuel();
	return (
		<figure>
			<div className="grid h-[21.5rem] overflow-hidden rounded-xl bg-raise shadow-card low:sm:h-72 ample:h-[29rem]">
				{round ? (
					<div className="flex flex-col">
						<Pair key={number} round={round} isFirst={number === 1} guess={guess} verdict={verdict} />
						<Question round={round} number={number} verdict={verdict} />
						<GuessButtons answer={answerOf(round)} guess={guess} choose={choose} />
					</div>
				) : (
					<DuelResult answers={answers} play={play} />
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
		<p
			id="duel-question"
			role="status"
			className="grid h-14 shrink-0 place-content-center px-3 text-center leading-tight text-balance low:sm:h-12 ample:h-18 ample:text-lg"
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
		</p>
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
					className={`press min-h-16 font-display text-2xl font-extrabold -outline-offset-4 low:sm:min-h-14 ample:min-h-20 ${look} ${guess === choice ? "translate-y-0.5 filter-none!" : ""}`}
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
			className="h-[8.25rem] w-full object-cover low:sm:h-24 ample:h-[13.25rem]"
		/>
	);
}

function Side({ name, children }: { name: string; children: ReactNode }) {
	return (
		<div className="self-center">
			<h2 className="text-xl ample:text-2xl">{name}</h2>
			<p className="font-display text-[clamp(1.5rem,min(7.2vw,7vh),3rem)] leading-tight font-extrabold whitespace-nowrap tabular-nums lg:max-xl:text-4xl">
				{children}
			</p>
		</div>
	);
}

/** @param answers whether each guess was right */
function DuelResult({ answers, play }: { answers: readonly boolean[]; play: VisibleGame | undefined }) {
	const result = useRef<HTMLDivElement>(null);
	const right = answers.filter(Boolean).length;
	useEffect(() => {
		// The buttons that had the focus are removed. If another element has the focus, it stays there.
		if (document.activeElement === document.body) result.current?.focus({ preventScroll: true });
	}, []);
	return (
		<div
			ref={result}
			tabIndex={-1}
			className="relative isolate grid place-content-center justify-items-center gap-4 p-5 text-center motion-safe:animate-appear ample:gap-6"
		>
			{right === DUEL_ROUNDS.length && <Burst />}
			<p className="font-display">
				<span className="block text-number font-extrabold">
					{right} of {DUEL_ROUNDS.length}
				</span>
				<span className="text-2xl font-bold">{PRAISE[right]}</span>
			</p>
			<ol className="flex gap-3">
				{DUEL_ROUNDS.map(({ second }, index) => (
					<AnsweredFlag key={second.iso2} country={second} isRight={answers[index] ?? false} />
				))}
			</ol>
			<div className="grid gap-3 sm:grid-flow-col">
				{play && <LinkButton to={play.route}>Play {play.name}</LinkButton>}
				<LinkButton to="/daily" kind="quiet">
					Today’s deck
				</LinkButton>
			</div>
		</div>
	);
}

function AnsweredFlag({ country, isRight }: { country: Country; isRight: boolean }) {
	return (
		<li className="relative">
			<img
				src={flagOf(country)}
				alt={`${country.name}: ${isRight ? "right" : "wrong"}`}
				width="64"
				height="48"
				className="h-12 w-16 rounded-md object-cover"
			/>
			<span
				aria-hidden="true"
				className={`absolute -right-2 -bottom-2 grid size-6 place-items-center rounded-full ring-3 ring-raise ${isRight ? "bg-correct text-on-correct" : "bg-wrong text-on-wrong"}`}
			>
				<Icon name={isRight ? "check" : "cross"} className="size-3.5 stroke-4" />
			</span>
		</li>
	);
}

/** By the number of right guesses. */
const PRAISE = [
	"Tricky ones. Try a real run.",
	"You're warming up.",
	"So close. Now a real run?",
	"All of them! Now a real run?",
];

/** The number is shown for a moment before the verdict. */
export const DUEL_VERDICT_MS = COUNT_UP_MS + 150;

type Guess = "higher" | "lower";

const START = { answers: [] as readonly boolean[], guess: undefined as Guess | undefined, hasSettled: false };

/** The three rounds of the home page: the number counts up, then the verdict, then the next pair. */
function useFirstDuel() {
	const [{ answers, guess, hasSettled }, setState] = useState(START);
	const round = DUEL_ROUNDS[answers.length];
	const isRight = round !== undefined && guess === answerOf(round);

	useEarlyVerdict(!hasSettled);
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

/**
 * Visitors a year, as in the country game. A test compares the numbers with the catalogue. The first flags are the home
 * page's largest paint, which requests would delay on a phone from 1.2 to 1.5 s.
 */
export const DUEL_ROUNDS: readonly DuelRound[] = [
	{
		first: { name: "Turkey", iso2: "tr", value: 45_768_000, flag: turkey },
		second: { name: "Germany", iso2: "de", value: 38_881_000, flag: germany },
	},
	{
		first: { name: "Australia", iso2: "au", value: 9_246_000 },
		second: { name: "Austria", iso2: "at", value: 30_816_000 },
	},
	{
		first: { name: "China", iso2: "cn", value: 62_900_000 },
		second: { name: "France", iso2: "fr", value: 89_400_000 },
	},
];

export function answerOf({ first, second }: DuelRound): Guess {
	return second.value > first.value ? "higher" : "lower";
}

import { heatOf } from "@hilo/rules/play/win-streak";
import { type CSSProperties, type ReactNode, useEffect, useEffectEvent, useRef, useState } from "react";
import { isRunPlayed } from "../../../platform/toasts.ts";
import { reportedNumber } from "../../corrections/number-report.ts";
import type { Dealer, DealtRun } from "./dealer.ts";
import { Dock } from "./dock.tsx";
import { endingOf } from "./game-over/ending.ts";
import { GameOver, type GameOverProps } from "./game-over/game-over.tsx";
import { Gap } from "./gap.tsx";
import { Half, type HalfProps } from "./half.tsx";
import { HalfGround } from "./half-ground.tsx";
import { Medallion } from "./medallion.tsx";
import { Scores } from "./scores.tsx";
import { runBehind, secondNumber, shownNumber } from "./shown-number.ts";
import { setStageOnScreen } from "./stage-on-screen.ts";
import type { StageRules } from "./stage-rules.ts";
import {
	changesBoth,
	colourOf,
	countUpMs,
	hasEnded,
	measureOf,
	nextOf,
	noteOf,
	type StageParts,
	type StageState,
	verdictOf,
} from "./stage-state.ts";
import { StageWaiting } from "./stage-waiting.tsx";
import { announcement, type ScoreToPass } from "./stage-words.ts";
import { useStage } from "./use-stage.ts";
import { useSkip, useStageKeys } from "./use-stage-keys.ts";
import "./stage.css";

export interface StageProps {
	rules: StageRules;
	dealer: Dealer;
	/** The run that came with the page; null if the first pair is not dealt yet. */
	run?: DealtRun | null;
	/** Offers a visitor an account. */
	isVisitor?: boolean;
	/** The run waits during maintenance. */
	isHeld?: boolean;
	/** The player comes from this page's start screen, so the stage takes the focus. */
	takesFocus?: boolean;
	onOver?: () => void;
	parts?: StageParts;
	/** The player with the next better high score. */
	toPass?: ScoreToPass | null;
	/** The dialog at the end of a run, and after a failure. It stays rendered while it is closed. */
	gameOver?: (dialog: GameOverProps) => ReactNode;
}

export function Stage({
	rules: firstRules,
	dealer,
	run = null,
	isVisitor = false,
	isHeld = false,
	takesFocus = false,
	onOver,
	parts,
	toPass = null,
	gameOver = (dialog) => <GameOver {...dialog} />,
}: StageProps) {
	const { title } = firstRules;
	const { stage, choose, again, skip } = useStage(firstRules, dealer, run, isHeld);
	const { rules } = stage;
	const section = useRef<HTMLElement>(null);
	const againButton = useRef<HTMLButtonElement>(null);
	const [dismissed, setDismissed] = useState(0);
	const halves = halvesOf(stage);
	const slides = stage.phase === "sliding";
	// What a player is writing about a card is not covered by the end of the run.
	const isReporting = reportedNumber.useValue()?.behind != null;
	const ending = endingOf(stage);
	const isOver = ending !== null && ending.kind !== "failed";
	const ownEnding = isOver ? parts?.ending : undefined;
	const mayPlayAgain = ending && !ownEnding ? again : null;

	useEffect(
		() => setStageOnScreen({ phase: stage.phase, focus: () => section.current?.focus() }),
		[stage.phase],
	);
	const isPlayed = !hasEnded(stage);
	useEffect(() => {
		isRunPlayed.set(isPlayed);
		return () => isRunPlayed.set(false);
	}, [isPlayed]);
	const onEnd = useEffectEvent(() => onOver?.());
	useEffect(() => {
		if (isOver) onEnd();
	}, [isOver]);
	// Waits until the dialog is closed, because an open dialog keeps the focus.
	useEffect(() => {
		if (stage.games > 1 || takesFocus) section.current?.focus();
	}, [stage.games, takesFocus]);
	useStageKeys({ stage: section, buttons: rules.buttons, choose, again: mayPlayAgain });
	useSkip(section, skip);
	const dismiss = () => {
		setDismissed(stage.games);
		// A dialog that "Results" had opened has returned the focus there.
		const dock = againButton.current?.parentElement;
		if (!dock?.contains(document.activeElement)) againButton.current?.focus();
	};
	return (
		<section
			className="stage"
			data-tint={rules.tint}
			data-phase={stage.phase}
			data-verdict={colourOf(stage)}
			data-heat={heatOf(stage.winStreak) || undefined}
			style={durationsOf(rules)}
			tabIndex={-1}
			ref={section}
			aria-label={title}
		>
			<h1 className="sr-only">{title}</h1>
			<div className="stage-frame">
				{!stage.pair && <div className="stage-ground" />}
				{/* The next ones wait under these from the verdict on, so that their pictures are loaded. */}
				{halves.map((half) => (
					<HalfGround key={keyOf(half)} {...half} />
				))}
				<div className="stage-heat" />
				{halves.map((half) => (half.arrives !== "follows" || slides) && <Half key={keyOf(half)} {...half} />)}
				<Gap stage={stage} />
				{stage.pair && <Medallion stage={stage} ring={parts?.ring?.(stage)} />}
				{stage.pair || ending ? (
					<Dock
						stage={stage}
						note={slides ? null : noteOf(stage) && (parts?.note?.(stage) ?? noteOf(stage))}
						isHeld={isHeld}
						choose={choose}
						again={mayPlayAgain}
						againRef={againButton}
						showResults={isOver ? () => setDismissed(0) : null}
					/>
				) : (
					<StageWaiting text={rules.words.loading} />
				)}
				<Scores stage={stage} isVisitor={isVisitor} parts={parts} toPass={toPass} />
			</div>
			<p role="status" className="sr-only">
				{announcement(stage)}
			</p>
			{ownEnding?.(stage)}
			{ending &&
				!ownEnding &&
				gameOver({
					rules,
					ending,
					isOpen: dismissed !== stage.games && !isReporting,
					again,
					dismiss,
				})}
		</section>
	);
}

function durationsOf({ delays: { slideMs, advanceMs, closingMs } }: StageRules): CSSProperties {
	return { "--slide": `${advanceMs - slideMs}ms`, "--closing": `${closingMs}ms` } as CSSProperties;
}

const keyOf = ({ rules, card }: HalfProps) => `${rules.tint} ${card.id}`;

function halvesOf(stage: StageState): HalfProps[] {
	const { pair, rules } = stage;
	if (!pair) return [];
	const verdict = verdictOf(stage);
	const next = nextOf(stage);
	const { first, second, unit } = pair;
	const slides = stage.phase === "sliding";
	const bothLeave = next !== null && changesBoth({ rules, pair }, next);
	const isClosing = stage.phase === "closing";
	const isSecondLess = verdict !== null && verdict.value < first.value;
	const behind = runBehind(stage);
	const common = { rules, unit, behind, measure: measureOf(stage), pair: [first, second] };
	const halves: HalfProps[] = [
		{
			...common,
			card: first,
			fades: isClosing && !isSecondLess,
			seat: slides ? "gone" : "first",
			value: first.value,
			shown: shownNumber(rules, pair, first),
			countUpMs: 0,
		},
		{
			...common,
			card: second,
			pair: next && slides && !bothLeave ? [next.first, next.second] : common.pair,
			fades: isClosing && isSecondLess,
			seat: !slides ? "second" : bothLeave ? "off" : "first",
			value: verdict?.value,
			hidden: pair.hidden,
			shown: secondNumber(stage),
			countUpMs: countUpMs(stage),
			verdict: slides ? undefined : colourOf(stage),
			// The first run's pair is there from the start.
			arrives: stage.games > 1 && pair.round === 1 ? "fades" : undefined,
		},
	];
	if (!next) return halves;
	const nextRules = next.rules ?? rules;
	const coming = {
		rules: nextRules,
		unit: next.unit,
		behind,
		pair: [next.first, next.second],
		measure: measureOf({ rules: nextRules, pair: next }),
		fades: false,
		countUpMs: 0,
		arrives: "follows",
	} as const;
	const { first: nextFirst, second: nextSecond } = next;
	if (bothLeave)
		halves.push({
			...coming,
			card: nextFirst,
			seat: "first",
			value: nextFirst.value,
			shown: shownNumber(nextRules, next, nextFirst),
		});
	halves.push({ ...coming, card: nextSecond, seat: "second", value: undefined, shown: null });
	// A card that leaves cannot come before it is gone.
	return halves.filter((half, at) => halves.findIndex((other) => keyOf(other) === keyOf(half)) === at);
}

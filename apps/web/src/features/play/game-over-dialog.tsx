import type { Outcome } from "@hilo/rules/play/run";
import { useRef } from "react";
import { Button, LinkButton } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { type StageState, verdictOf } from "./stage-state.ts";
import { scored, statement } from "./stage-words.ts";
import "./game-over-dialog.css";

interface GameOverDialogProps {
	stage: StageState;
	again: () => void;
	/** Closed with Escape: the stage stays as it is. */
	dismiss: () => void;
	/** Back to the start screen, in games that have one. */
	change: (() => void) | undefined;
}

/** The end of a run, or what went wrong with it. Opens with the focus on playing again. */
export function GameOverDialog({ stage, again, dismiss, change }: GameOverDialogProps) {
	const playAgain = useRef<HTMLButtonElement>(null);
	const { phase, score, best, rules } = stage;
	const { words } = rules;
	return (
		<Dialog
			className="over"
			aria-labelledby="over-title"
			aria-describedby="over-text"
			onClose={dismiss}
			focus={playAgain}
		>
			{phase === "over" && stage.verdict.newBest && <p className="over-best">New best: {best}</p>}
			<h2 id="over-title" className="over-title">
				{phase === "failed" ? "That didn’t work" : words.over(score)}
			</h2>
			<div id="over-text" className="over-text">
				{phase === "failed" ? <p>{stage.problem}</p> : <Ending stage={stage} />}
			</div>
			<div className="over-buttons">
				<LinkButton kind="quiet" to="/">
					{words.home}
				</LinkButton>
				{change && words.change && (
					<Button kind="quiet" onClick={change}>
						{words.change}
					</Button>
				)}
				<Button ref={playAgain} onClick={again}>
					{words.again}
				</Button>
			</div>
		</Dialog>
	);
}

const LAST_WORDS: Readonly<Record<Outcome, string | null>> = {
	wrong: null,
	timeout: "Time’s up. ",
	exhausted: "That was the last one: you got them all. ",
};

/** How it ended, in words, with the number that was asked for. */
function Ending({ stage }: { stage: StageState }) {
	const { pair, score, rules } = stage;
	const verdict = verdictOf(stage);
	const headed = rules.words.over(score) === scored(score);
	return (
		<>
			{!headed && <strong>{scored(score)}</strong>}
			{pair && verdict ? (
				<p>
					{verdict.outcome && LAST_WORDS[verdict.outcome]}
					{statement(stage, pair.second.name, verdict.value)}{" "}
					{statement(stage, pair.first.name, pair.first.value)}
				</p>
			) : (
				<p>This game was finished in another tab.</p>
			)}
		</>
	);
}

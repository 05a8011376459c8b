import type { Direction } from "@hilo/rules/play/engine";
import type { CSSProperties, Ref } from "react";
import { Button } from "../../../ui/button.tsx";
import { wholeNames } from "../../../ui/whole-names.tsx";
import { hasEnded, noteOf, type StageState, takesGuess } from "./stage-state.ts";
import { question } from "./stage-words.ts";
import "./dock.css";

interface DockProps {
	stage: StageState;
	choose: (direction: Direction) => void;
	/** Null if the run's ending has its own button. */
	again: (() => void) | null;
	/** Takes the focus when the game-over dialog is closed without a new game. */
	againRef: Ref<HTMLButtonElement>;
}

export function Dock({ stage, choose, again, againRef }: DockProps) {
	const ended = hasEnded(stage);
	const { rules, pair } = stage;
	const asks = noteOf(stage) ?? (pair && !ended ? question({ rules, pair }) : "");
	return (
		<div className="dock">
			<p
				id="stage-question"
				className="dock-question"
				style={{ "--letters": asks.length || 1 } as CSSProperties}
			>
				<span key={asks}>{wholeNames(asks)}</span>
			</p>
			{ended && again && (
				<Button wide onClick={again} ref={againRef}>
					{stage.rules.words.again}
				</Button>
			)}
			{!ended && (
				<>
					<GuessButton stage={stage} direction="higher" choose={choose} />
					<GuessButton stage={stage} direction="lower" choose={choose} />
				</>
			)}
		</div>
	);
}

const ARROWS = { higher: "M12 3l9 10h-5.5v8h-7v-8H3z", lower: "M12 21l-9-10h5.5V3h7v8H21z" } as const;

interface GuessButtonProps extends Pick<DockProps, "stage" | "choose"> {
	direction: Direction;
}

/** Stays in place through the round, dimmed while no guess is possible, so that it keeps the focus. */
function GuessButton({ stage, direction, choose }: GuessButtonProps) {
	const { label, keys, keycaps } = stage.rules.buttons[direction];
	const isChosen = "guess" in stage && stage.guess === direction;
	const isOpen = takesGuess(stage);
	return (
		<button
			type="button"
			className="dock-guess"
			data-direction={direction}
			data-chosen={isChosen || undefined}
			aria-disabled={!isOpen}
			aria-describedby="stage-question"
			data-idle={(!isOpen && stage.phase !== "opening") || undefined}
			aria-keyshortcuts={keys.map((key) => (key.length === 1 ? key.toUpperCase() : key)).join(" ")}
			onClick={() => choose(direction)}
		>
			<svg viewBox="0 0 24 24" aria-hidden="true">
				<path d={ARROWS[direction]} />
			</svg>
			{label}
			<span className="dock-keys" aria-hidden="true">
				{keycaps.map((cap) => (
					<kbd key={cap} className="dock-key">
						{cap}
					</kbd>
				))}
			</span>
		</button>
	);
}

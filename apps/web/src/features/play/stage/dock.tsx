import { type Direction, isCorrect } from "@hilo/rules/play/engine";
import type { CSSProperties, Ref } from "react";
import { Button } from "../../../ui/button.tsx";
import { letterKeys } from "../../../ui/letter-keys.ts";
import { wholeNames } from "../../../ui/whole-names.tsx";
import { Arrow } from "../marks.tsx";
import { askedOf, colourOf, hasEnded, type Pair, type StageState, takesGuess } from "./stage-state.ts";
import { question } from "./stage-words.ts";
import "./dock.css";

interface DockProps {
	stage: StageState;
	/** The note beside the mark. */
	note: string | null;
	/** The run waits during maintenance. */
	isHeld: boolean;
	choose: (direction: Direction) => void;
	/** Null if the run's ending has its own button. */
	again: (() => void) | null;
	/** Takes the focus when the game-over dialog is closed without a new game. */
	againRef: Ref<HTMLButtonElement>;
	/** Opens the closed dialog again; null after a failure. */
	showResults: (() => void) | null;
}

export function Dock({ stage, note, isHeld, choose, again, againRef, showResults }: DockProps) {
	const ended = hasEnded(stage);
	const { rules, pair } = askedOf(stage);
	const asks = note ?? (pair && !ended ? question({ rules, pair }) : "");
	return (
		<div className="dock">
			<div
				id="stage-question"
				className="dock-question"
				data-answered={(note === null && colourOf(stage) !== undefined) || undefined}
				style={{ "--letters": asks.length || 1 } as CSSProperties}
			>
				<span key={asks}>{wholeNames(asks)}</span>
			</div>
			{ended && again && (
				<>
					{showResults && (
						<Button kind="quiet" wide onClick={showResults}>
							Results
						</Button>
					)}
					<Button wide onClick={again} ref={againRef}>
						{stage.rules.words.again}
					</Button>
				</>
			)}
			{!ended && (
				<>
					<GuessButton stage={stage} isHeld={isHeld} direction="higher" choose={choose} />
					<GuessButton stage={stage} isHeld={isHeld} direction="lower" choose={choose} />
				</>
			)}
		</div>
	);
}

/** What a guess would be, where the page knows it (early-press.ts). */
function earlyVerdict({ first, hidden }: Pair, direction: Direction) {
	if (hidden === undefined) return undefined;
	return isCorrect(direction, { known: first.value, hidden }) ? "right" : "wrong";
}

/** For players with a keyboard, where there is room. */
const KEYS = "ml-1 hidden gap-1 [@media(hover:hover)_and_(min-width:72rem)]:flex";

interface GuessButtonProps extends Pick<DockProps, "stage" | "isHeld" | "choose"> {
	direction: Direction;
}

/** Stays in place through the round, dimmed while no guess is possible, so that it keeps the focus. */
function GuessButton({ stage, isHeld, direction, choose }: GuessButtonProps) {
	const { label, keys, keycaps } = askedOf(stage).rules.buttons[direction];
	const hasLetters = letterKeys.useValue();
	const works = (key: string) => hasLetters || !/^[a-z]$/i.test(key);
	const isChosen = "guess" in stage && stage.guess === direction;
	// The run is about to be dealt: a press is kept until then.
	const isWaking = stage.phase === "opening" && !isHeld;
	const isOpen = takesGuess(stage) || isWaking;
	return (
		<button
			type="button"
			className="dock-guess"
			data-direction={direction}
			data-chosen={isChosen || undefined}
			data-waking={isWaking || undefined}
			data-early-verdict={isWaking ? earlyVerdict(stage.pair, direction) : undefined}
			aria-disabled={!isOpen}
			aria-describedby="stage-question"
			data-idle={(!isOpen && stage.phase !== "opening") || undefined}
			aria-keyshortcuts={keys
				.filter(works)
				.map((key) => (key.length === 1 ? key.toUpperCase() : key))
				.join(" ")}
			onClick={() => choose(direction)}
			// Held down, it would also make the next guess.
			onKeyDown={(event) => {
				if (event.key === "Enter" && event.repeat) event.preventDefault();
			}}
		>
			<Arrow direction={direction} className="w-[1.35rem]" />
			{label}
			<span className={KEYS} aria-hidden="true">
				{keycaps.filter(works).map((cap) => (
					<kbd
						key={cap}
						className="rounded-[0.35rem] border-[1.5px] px-[0.5em] py-[0.2em] font-text text-[0.75rem]/none font-semibold"
					>
						{cap}
					</kbd>
				))}
			</span>
		</button>
	);
}

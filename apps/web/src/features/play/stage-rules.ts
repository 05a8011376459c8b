import type { Unit } from "@hilo/rules/play/card";
import type { Direction } from "@hilo/rules/play/engine";
import type { GameId } from "@hilo/rules/play/games";

/** One of the accent colours of `ui/tokens.css`, by its `data-tint`. */
export type Tint = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7;

/**
 * All that one game does differently from another on the stage. The stage knows no game: a classic game and a custom one are two
 * objects of this kind.
 */
export interface StageRules {
	readonly title: string;
	/** The accent of the stage and its ground. */
	readonly tint: Tint;
	/** How long a player has for one guess, in milliseconds; null in a game without a clock. */
	readonly timerMs: number | null;
	readonly delays: StageDelays;
	readonly countUp: CountUpRules;
	/** What is compared, as in "more stars", unless a round asks something of its own. */
	readonly measure: string;
	/** Writes an item's number. */
	readonly format: Figures;
	/** The same for a screen reader, in games that write their numbers short. */
	readonly spoken?: Figures;
	/** Where all its numbers come from, in games whose cards don't say. */
	readonly source?: string;
	readonly buttons: Readonly<Record<Direction, GuessButton>>;
	readonly words: StageWords;
	/** The classic game that there is something to know about when a run is over. */
	readonly factsOn?: GameId;
}

/** Writes a number; `unit` is what this round's numbers count, where their text says so. */
type Figures = (value: number, unit: Unit | null) => string;

/** What follows a verdict and when, in milliseconds after it. The number counts up from its first moment. */
interface StageDelays {
	/** The check shows after a right guess, and the score goes up. */
	readonly checkMs: number;
	/** The check is taken away. */
	readonly hideMarkMs: number;
	/** The cards begin to slide. */
	readonly slideMs: number;
	/** The next item is in, with a new clock. */
	readonly advanceMs: number;
	/** The cross shows after a wrong guess. */
	readonly crossMs: number;
	/** A wrong guess that ends the run has been seen. */
	readonly gameOverMs: number;
	/** How long the animation takes between the last reveal and the game-over dialog; 0 where there is none. */
	readonly closingMs: number;
}

/** How a revealed number counts up. */
interface CountUpRules {
	/** 0: it is there at once. */
	readonly ms: number;
	/** The number that counting up to `value` begins with. */
	readonly from: (value: number) => number;
}

/** One of the two buttons under the cards. */
interface GuessButton {
	readonly label: string;
	/** The `KeyboardEvent.key` of every key that presses it; letters in lower case. */
	readonly keys: readonly string[];
	/** The keys that are drawn on it. */
	readonly keycaps: readonly string[];
}

export interface StageWords {
	/** Stands where the first pair will be. */
	readonly loading: string;
	/** What is asked, over the buttons: "Does China have more annual visitors than Bhutan?" */
	readonly question: (asked: string, known: string, measure: string) => string;
	/** The heading of the game-over dialog. */
	readonly over: (score: number) => string;
	readonly again: string;
	readonly home: string;
	/** Leads back to the start screen, in games that have one. */
	readonly change?: string;
}

/** The buttons of every game whose question is "higher or lower?". */
export const HIGHER_OR_LOWER: StageRules["buttons"] = {
	higher: { label: "Higher", keys: ["ArrowUp", "h"], keycaps: ["↑", "H"] },
	lower: { label: "Lower", keys: ["ArrowDown", "l"], keycaps: ["↓", "L"] },
};

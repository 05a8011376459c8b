import type { Subject } from "@hilo/rules/corrections/corrections.schema";
import type { Unit } from "@hilo/rules/play/card";
import type { Direction } from "@hilo/rules/play/engine";
import type { GapScale } from "@hilo/rules/play/gap";

/** An accent colour of `ui/tokens.css`, by its `data-tint`. */
export type Tint = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7;

/** Everything in which games differ on the stage. Classic and custom games are objects of this type. */
export interface StageRules {
	readonly title: string;
	readonly tint: Tint;
	/** Time for one guess, in ms; null without a clock. */
	readonly timerMs: number | null;
	readonly delays: StageDelays;
	readonly countUp: CountUpRules;
	readonly measure: string;
	/** How two numbers of a round compare in words. */
	readonly gapScale: (round: { readonly unit: Unit | null; readonly measure: string | null }) => GapScale;
	readonly format: NumberFormat;
	/** For screen readers, in games that abbreviate their numbers. */
	readonly spoken?: NumberFormat;
	/** The source of all numbers, in games whose cards have none. */
	readonly source?: string;
	/** What a report of an item's number is about; missing where numbers can't be reported. */
	readonly subjectOf?: (itemId: string, measure: string | null) => Subject;
	readonly buttons: Readonly<Record<Direction, GuessButton>>;
	readonly words: StageWords;
	/** Whether a time-out that ends the run is revealed like a wrong guess, before the end is shown. */
	readonly revealsTimeout?: boolean;
}

/** Writes a number; `unit` is what this round's numbers count, where their text says so. */
type NumberFormat = (value: number, unit: Unit | null) => string;

/** What follows a verdict and when, in milliseconds after it. The number counts up from its first moment. */
interface StageDelays {
	/** The check shows after a right guess, and the score goes up. */
	readonly checkMs: number;
	readonly hideMarkMs: number;
	readonly slideMs: number;
	/** The next item is in place, with a new clock. */
	readonly advanceMs: number;
	/** The cross appears after a wrong guess. */
	readonly crossMs: number;
	/** The reveal of a wrong guess that ends the run is over. */
	readonly gameOverMs: number;
	/** Duration of the animation before the game-over dialog; 0 for none. */
	readonly closingMs: number;
}

/** How a revealed number counts up. */
interface CountUpRules {
	/** 0: it appears immediately. */
	readonly ms: number;
	/** The number at which counting up to `value` starts. */
	readonly from: (value: number) => number;
}

/** One of the two buttons under the cards. */
interface GuessButton {
	readonly label: string;
	/** Values of `KeyboardEvent.key`; letters in lower case. */
	readonly keys: readonly string[];
	readonly keycaps: readonly string[];
}

export interface StageWords {
	readonly loading: string;
	/** "Does China have more annual visitors than Bhutan?" */
	readonly question: (asked: string, known: string, measure: string) => string;
	readonly over: (score: number) => string;
	readonly again: string;
	readonly home: string;
	readonly change?: string;
}

export const HIGHER_OR_LOWER: StageRules["buttons"] = {
	higher: { label: "Higher", keys: ["ArrowUp", "h"], keycaps: ["↑", "H"] },
	lower: { label: "Lower", keys: ["ArrowDown", "l"], keycaps: ["↓", "L"] },
};

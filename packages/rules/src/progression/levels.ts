import { GAME_IDS, type GameId } from "../play/games.ts";

// Promised in docs/product.md#xp-and-levels.

const XP_STEP = 100;

/** Returns the XP at which a level starts: 100·(n−1)² for level n, from 1 (docs/product.md#xp-and-levels). */
export function xpOfLevel(level: number): number {
	return XP_STEP * (level - 1) ** 2;
}

/** Returns the level for an amount of XP. Level 1 starts at 0. */
export function levelOf(xp: number): number {
	return Math.floor(Math.sqrt(Math.max(0, xp) / XP_STEP)) + 1;
}

/** The steps of mastery in a classic game, by right answers in judged rounds (docs/product.md#mastery). */
const MASTERY_STEPS = [
	{ id: "bronze", name: "Bronze", from: 10 },
	{ id: "silver", name: "Silver", from: 50 },
	{ id: "gold", name: "Gold", from: 150 },
	{ id: "platinum", name: "Platinum", from: 400 },
	{ id: "diamond", name: "Diamond", from: 1000 },
] as const;

export type MasteryStep = (typeof MASTERY_STEPS)[number];

/** A player's right answers in judged rounds, by classic game. */
export type RightAnswers = Readonly<Record<GameId, number>>;

export interface Mastery {
	readonly right: number;
	/** The highest step reached; null before the first. */
	readonly step: MasteryStep | null;
	/** The one to reach; null at the last. */
	readonly next: MasteryStep | null;
}

/** Returns the mastery that a number of right answers gives. It never goes down. */
export function masteryOf(right: number): Mastery {
	const reached = MASTERY_STEPS.filter(({ from }) => right >= from);
	return { right, step: reached.at(-1) ?? null, next: MASTERY_STEPS[reached.length] ?? null };
}

/** Returns the step that a run reaches by its right answers; null if it stays at the one before. */
export function newStepOf(before: number, right: number): MasteryStep | null {
	const { step } = masteryOf(before + right);
	return step === masteryOf(before).step ? null : step;
}

/** Returns the right answers by game; all eight games, 0 without any. */
export function rightAnswers(rightOf: (game: GameId) => number | undefined): RightAnswers {
	return Object.fromEntries(GAME_IDS.map((game) => [game, rightOf(game) ?? 0])) as Record<GameId, number>;
}

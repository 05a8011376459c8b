import { expect, test } from "vitest";
import { type Card, type Pool, withoutValue } from "./card.ts";
import { dealtCard, questionOf } from "./question.ts";

const art = { kind: "weapon", icon: "ak47" } as const;
const questions = [
	{ measure: "damage", source: "the game", asOf: "2026-11" },
	{ measure: "price", source: "the shop", asOf: "2026-10" },
];
const weapons: Pool = {
	game: "cs16",
	source: "the game",
	asOf: "2026-11",
	questions,
	cards: [
		{ id: "1", name: "AK-47", art, value: 36, values: [36, 2500] },
		{ id: "2", name: "AUG", art, value: 32, values: [32, 3500] },
	],
};

const rounds = Array.from({ length: 60 }, (_, index) => index + 1);

test("each round asks one of the questions, the same for the same seed, and all of them over time", () => {
	const dealtQuestions = rounds.map((round) => questionOf(weapons, "seed", round));
	expect(dealtQuestions).toEqual(rounds.map((round) => questionOf(weapons, "seed", round)));
	expect(new Set(dealtQuestions)).toEqual(new Set(questions));
});

test("a card carries the number that its round asks for, and no other", () => {
	for (const round of rounds) {
		const asksDamage = questionOf(weapons, "seed", round)?.measure === "damage";
		const value = asksDamage ? 32 : 3500;
		expect(dealtCard(weapons, "seed", round, 1)).toEqual({ id: "2", name: "AUG", art, value });
	}
});

test("a game without questions deals its cards unchanged", () => {
	const { questions: _, ...rest } = weapons;
	const plain: Pool = rest;
	expect(questionOf(plain, "seed", 1)).toBeNull();
	expect(dealtCard(plain, "seed", 1, 0)).toBe(weapons.cards[0]);
});

test("a card keeps back its numbers and its article, and nothing else", () => {
	const shown = { id: "fr", name: "France", detail: "Europe", art, estimate: true } as const;
	const card: Card = { ...shown, value: 89, values: [89], article: "Tourism in France in 2018: 89 million" };
	expect(withoutValue(card)).toEqual(shown);
});

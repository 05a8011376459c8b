import type { DuelRoundLine, DuelView } from "@hilo/rules/duels/duels.views";
import { type PlannedDuel, roundOfDuel } from "./planned-duel.ts";
import { answersOf } from "./side-record.ts";
import type { SideWithPlayer } from "./sides.repo.ts";

/** The answers of both sides, round by round. Holds every hidden number: only for a viewer whose own side is over. */
export function presentLines(
	duel: PlannedDuel,
	own: SideWithPlayer,
	other: SideWithPlayer | null,
): NonNullable<DuelView["lines"]> {
	const sides = other ? [own, other] : [own];
	const answers = sides.map(answersOf);
	const rounds = Math.max(...answers.map(({ length }) => length));
	const lines = Array.from({ length: rounds }, (_, index): DuelRoundLine => {
		const dealt = roundOfDuel(duel, index + 1);
		return { ...dealt, answers: [answers[0]?.[index] ?? null, answers[1]?.[index] ?? null] };
	});
	return { seats: sides.map(({ seat }) => seat), rounds: lines };
}

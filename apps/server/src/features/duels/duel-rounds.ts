import { ROUNDS_PER_PAGE } from "@hilo/rules/duels/caps";
import { AppError } from "@hilo/rules/errors/errors";
import type { Ctx } from "../../platform/context.ts";
import { findSeenDuel } from "./find-seen-duel.ts";
import { type PlannedDuel, plannedDuel } from "./planned-duel.ts";
import { type DuelSides, readSides } from "./read-sides.ts";
import { isEnded, storedAnswersOf } from "./side-run.ts";
import type { SideWithPlayer } from "./sides.repo.ts";

/** A page of rounds with the answers of both sides. @throws AppError as `findSeenDuel`; 409 before its end. */
export async function duelRounds(ctx: Ctx, { id, after }: { id: string; after: number }) {
	const { kysely: db } = ctx.db;
	const seenDuel = await findSeenDuel(ctx, id);
	const compared = comparedSides(await readSides(db, seenDuel));
	if (!compared) throw new AppError("duels/not-ready");
	return presentLines(await plannedDuel(ctx, db, seenDuel.duel), compared, after).rounds;
}

/** The viewer's side and the ended one it is compared with, if there is one. Null until the viewer's own is over. */
export function comparedSides({ own, other }: DuelSides): readonly SideWithPlayer[] | null {
	if (!own || !isEnded(own)) return null;
	return other && isEnded(other) ? [own, other] : [own];
}

/** Holds hidden numbers: only for a viewer whose own side is over. */
export function presentLines(duel: PlannedDuel, sides: readonly SideWithPlayer[], after = 0) {
	const answers = sides.map(storedAnswersOf);
	const count = Math.max(...answers.map(({ length }) => length));
	const length = Math.min(ROUNDS_PER_PAGE, Math.max(0, count - after));
	const rounds = Array.from({ length }, (_, n) => {
		const index = after + n;
		const dealt = duel.roundAt(index + 1);
		// Null where a side did not get so far.
		return { ...dealt, answers: [answers[0]?.[index] ?? null, answers[1]?.[index] ?? null] };
	});
	return { seats: sides.map(({ seat }) => seat), count, rounds };
}

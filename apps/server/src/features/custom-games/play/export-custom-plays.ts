import type { Ctx } from "../../../platform/context.ts";
import { inPages } from "../../../platform/in-pages.ts";
import { isoTime } from "../../../platform/iso-time.ts";
import { playsAfter } from "./plays.repo.ts";

export function exportCustomPlays({ db }: Pick<Ctx, "db">, userId: string) {
	return inPages(db.kysely, userId, playsAfter, present);
}

function present(row: Awaited<ReturnType<typeof playsAfter>>[number]) {
	return {
		id: row.id,
		game: { id: row.game_id, name: row.name },
		score: row.score,
		timeTaken: row.time_taken,
		totalGuesses: row.total_guesses,
		verified: row.verified === 1,
		playedAt: isoTime(row.played_at),
	};
}

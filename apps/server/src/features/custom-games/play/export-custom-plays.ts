import { setImmediate } from "node:timers/promises";
import type { Ctx } from "../../../platform/context.ts";
import { isoTime } from "../../../platform/iso-time.ts";
import { playsAfter } from "./plays.repo.ts";

const PLAYS_PER_PAGE = 1000;

type PlayRows = Awaited<ReturnType<typeof playsAfter>>;

export async function* exportCustomPlays({ db }: Pick<Ctx, "db">, userId: string) {
	let page: PlayRows = [];
	do {
		page = await playsAfter(db.kysely, userId, { after: page.at(-1), limit: PLAYS_PER_PAGE });
		yield* page.map(present);
		// SQLite answers synchronously: without this pause no other call would run before the last page.
		await setImmediate();
	} while (page.length === PLAYS_PER_PAGE);
}

function present(row: PlayRows[number]) {
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

import { setImmediate } from "node:timers/promises";
import type { Ctx } from "../../../platform/context.ts";
import { playsAfter } from "./exported-plays.repo.ts";

const PLAYS_IN_A_PAGE = 1000;

type PlayRows = Awaited<ReturnType<typeof playsAfter>>;

/** All plays of custom games that a user finished, for whoever they belong to. They are read in pages, so that other calls get their turn. */
export async function exportCustomPlays(
	{ db }: Pick<Ctx, "db">,
	userId: string,
	playsInAPage: number = PLAYS_IN_A_PAGE,
) {
	const exported: ReturnType<typeof present>[] = [];
	let page: PlayRows;
	do {
		const last = exported.at(-1);
		const after = last && { played_at: Date.parse(last.playedAt), id: last.id };
		page = await playsAfter(db.kysely, userId, { after, limit: playsInAPage });
		exported.push(...page.map(present));
		// SQLite answers at once: without this no other call would run before the last page.
		await setImmediate();
	} while (page.length === playsInAPage);
	return exported;
}

function present(row: PlayRows[number]) {
	return {
		id: row.id,
		game: { id: row.game_id, name: row.name },
		score: row.score,
		timeTaken: row.time_taken,
		totalGuesses: row.total_guesses,
		verified: row.verified === 1,
		playedAt: new Date(row.played_at).toISOString(),
	};
}

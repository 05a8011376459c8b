import { aRun } from "@hilo/db/testing/rows";
import { MAX_FRIENDS } from "@hilo/rules/friends/limits";
import { DAY_MS, HOUR_MS } from "@hilo/rules/time/durations";
import { type Filling, other } from "./filling.ts";

export async function fillPlay({ insert, now, player, site }: Filling): Promise<void> {
	const { pool_id } = await site.db.kysely.selectFrom("runs").select("pool_id").executeTakeFirstOrThrow();
	const moves = (n: number) => (n === 0 ? 1000 : 10);
	await insert("runs", 300, (n) => ({
		...aRun(`run-${n}`, player.id, { pool_id, status: "over", outcome: "wrong", round: moves(n) }),
		started_at: now - n,
		ended_at: now,
	}));
	for (let run = 0; run < 300; run++)
		await insert("moves", moves(run), (n) => ({
			run_id: `run-${run}`,
			round: n + 1,
			guess: "higher",
			correct: 1,
			outcome: null,
			value: n,
			score: n,
			at: now,
		}));
	await insert("custom_plays", 300, (n) => ({
		id: `play-${n}`,
		game_id: `game-${n}`,
		user_id: player.id,
		score: n,
		time_taken: 20.5,
		total_guesses: 20,
		verified: 1,
		played_at: now,
	}));
	const dayOf = (n: number) => new Date(now - n * DAY_MS).toISOString().slice(0, "2026-11-21".length);
	const answers = JSON.stringify(
		Array.from({ length: 10 }, () => ({ guess: "higher", correct: true, ms: 19_999 })),
	);
	const attempt = (id: string, user_id: string, day: string) => ({
		id,
		day,
		user_id,
		guest_id: null,
		time_zone: "UTC",
		started_at: now - HOUR_MS,
		closes_at: now + DAY_MS,
		status: "over" as const,
		score: 10,
		round: 10,
		round_starts_at: now,
		time_ms: 199_990,
		answers,
		verified: 1 as const,
		ended_at: now,
	});
	await insert("daily_attempts", 400, (n) => attempt(`day-${n}`, player.id, dayOf(n)));
	await insert("daily_attempts", MAX_FRIENDS - 2, (n) => attempt(`today-${n}`, other(n), dayOf(0)));
}

import type { RunRow } from "@hilo/db/tables";
import { CLASSIC_GAMES, type GameId } from "@hilo/rules/play/games";
import { randomFrom } from "@hilo/rules/play/random";
import { type Ctx, requireOperator } from "../../platform/context.ts";
import { insertRuns } from "../play/insert-runs.ts";
import {
	between,
	demoId,
	FIRST_JOINED,
	fractions,
	LAST_PLAYED,
	pickOf,
	type SeedOptions,
} from "./demo-draws.ts";
import { playerId } from "./demo-player.ts";
import { ofExistingPlayers, seedInBatches } from "./seed-in-batches.ts";

/** Runs per transaction. */
const BATCH = 5_000;
const ROUND_MS = 6_000;
const SKILL = 0.8;
/** The games without filters. */
const GAMES = ["github", "reddit", "country", "cs16"] as const satisfies readonly GameId[];

/** Leaves out runs of missing players, so `seedPlayers` comes first. The runs have no moves, like old ones.
 * @returns how many were added. */
export async function seedRuns(ctx: Ctx, { users, seed, count, onProgress }: SeedOptions): Promise<number> {
	requireOperator(ctx);
	const pools = await poolIds(ctx);
	return seedInBatches(ctx, {
		count,
		batch: BATCH,
		rowAt: (index) => demoRun({ seed, users, pools }, index),
		insert: async (tx, runs) => insertRuns(tx, await ofExistingPlayers(tx, runs, ({ user_id }) => user_id)),
		onProgress,
	});
}

type PoolIds = Readonly<Record<(typeof GAMES)[number], string>>;

async function poolIds({ pools }: Ctx): Promise<PoolIds> {
	const ids = await Promise.all(GAMES.map(async (game) => [game, (await pools.current(game, "")).pool.id]));
	return Object.fromEntries(ids);
}

function demoRun(
	{ seed, users, pools }: { seed: string; users: number; pools: PoolIds },
	index: number,
): RunRow {
	const draw = fractions(randomFrom(`${seed}/run/${index}`));
	const game = pickOf(GAMES, draw());
	const score = Math.floor(Math.log(draw()) / Math.log(SKILL));
	const startedAt = between(FIRST_JOINED, LAST_PLAYED, draw());
	const endedAt = startedAt + (score + 1) * ROUND_MS;
	return {
		id: demoId(`run/${seed}/${index}`, index),
		user_id: playerId(seed, Math.floor(draw() * users)),
		game,
		game_key: CLASSIC_GAMES[game].key,
		filter: "",
		label: null,
		pool_id: pools[game],
		seed: demoId(`deal/${seed}/${index}`, index),
		status: "over",
		outcome: "wrong",
		score,
		round: score + 1,
		fast_answers: 0,
		round_starts_at: endedAt - ROUND_MS,
		started_at: startedAt,
		ended_at: endedAt,
		custom_game_id: null,
		timer_ms: null,
	};
}

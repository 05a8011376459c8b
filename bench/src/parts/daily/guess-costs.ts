import { openDatabase } from "@hilo/db/open-database";
import { HOUR_MS } from "@hilo/rules/time/durations";
import { sql } from "kysely";
import { type Contender, interleave, type Lane, ratio } from "../../interleave.ts";
import { median } from "../../median.ts";
import type { MeasuredProcess } from "../../processes/measured-process.ts";
import { databaseFile, inScratch, startSite, whileRunning } from "../../processes/workspace.ts";
import { atMost, info, type Line, micros, times } from "../../report.ts";
import { openRun, siteGuessers } from "../guessing.ts";
import { BenchCaller } from "./bench-caller.ts";
import { seedPlayers } from "./seed-players.ts";
import { openDecks, openSides, type TenRounds } from "./ten-rounds.ts";

const LANES = 8;
// Short rounds, as in `peer`: the other contenders' deadlines keep running.
const PLAN = { warmUp: 8, rounds: 25, requests: 40 };
/** One of them is the challenger, against whose ghost the others play. */
const PLAYERS_PER_LANE = ((PLAN.warmUp + PLAN.rounds) * PLAN.requests) / 10 + 1;
const MAX_RATIO = 1.15;

/** Measures the CPU of a guess in the daily deck and in a duel, as a multiple of one in a classic run. */
export function guessCosts(): Promise<Line[]> {
	return inScratch(async (folder) => {
		const site = await startSite(folder);
		return whileRunning([site], async () => {
			const url = `sqlite:${databaseFile(folder)}`;
			const callers = await openCallers(site, url);
			const runs = [];
			for (let n = 0; n < LANES; n++) runs.push(await openRun(site, `bench${n}`));
			const decks = await Promise.all(callers.map(openDecks));
			const sides = await Promise.all(callers.map(openSides));
			await postponeClocks(url);
			const costs = await interleave(
				{
					classic: siteGuessers(site, runs),
					deck: guessing(site, decks),
					duel: guessing(site, sides),
				},
				PLAN,
			);
			return [
				info(`a guess in a classic run, ${LANES} players at once`, micros(median(costs.classic))),
				info("  in the daily deck", micros(median(costs.deck))),
				atMost("  in terms of the classic one", ratio(costs.deck, costs.classic), MAX_RATIO, times),
				info("  in a duel, beside a ghost", micros(median(costs.duel))),
				atMost("  in terms of the classic one", ratio(costs.duel, costs.classic), MAX_RATIO, times),
			];
		});
	});
}

async function openCallers({ url }: MeasuredProcess, databaseUrl: string): Promise<BenchCaller[][]> {
	const database = await openDatabase({ url: databaseUrl });
	const players = await seedPlayers(database, LANES * PLAYERS_PER_LANE, { timeZones: ["UTC"], days: 0 });
	await database.close();
	return Array.from({ length: LANES }, (_, lane) => {
		const lanePlayers = players.slice(lane * PLAYERS_PER_LANE, (lane + 1) * PLAYERS_PER_LANE);
		return BenchCaller.sharing(url, lanePlayers);
	});
}

/** Moves the starts of the first rounds into the future, so that no deadline passes before the measurement. */
async function postponeClocks(url: string): Promise<void> {
	const database = await openDatabase({ url });
	for (const table of ["runs", "daily_runs", "duel_sides"])
		await sql`update ${sql.table(table)} set round_starts_at = round_starts_at + ${sql.lit(HOUR_MS)}
			where status = 'playing'`.execute(database.kysely);
	await database.close();
}

function guessing(process: MeasuredProcess, lanes: readonly (readonly TenRounds[])[]): Contender {
	return { process, lanes: lanes.map(guessingLane) };
}

function guessingLane(players: readonly TenRounds[]): Lane {
	let guesses = 0;
	return async () => {
		const [player, round] = [Math.floor(guesses / 10), (guesses % 10) + 1];
		guesses += 1;
		await players[player]?.guess(round);
	};
}

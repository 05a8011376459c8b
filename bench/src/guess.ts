import { join } from "node:path";
import { filterOf } from "@hilo/catalog/filters";
import type { HiloApi, OutputOf } from "@hilo/client";
import { compare, type Lane, register, send } from "./compare.ts";
import type { Row } from "./rows.ts";
import { hilo, Server, scratch, startSite } from "./server.ts";

const EXPRESS = join(import.meta.dirname, "express.ts");
const USERS = "20000";
const PLAYERS = 64;
const PLAN = { warmUp: 8, rounds: 25, requests: 320 };
const MAX_RATIO = 3;
const MIN_PER_SECOND = 1500;

/** CPU of a judged guess, compared with Express 5 that stores a score in a database of as many users. */
export async function guess(): Promise<Row[]> {
	await using folder = await scratch();
	const site = { DATA_DIR: join(folder.path, "site") };
	hilo(site, "seed", "--users", USERS);
	await using server = await startSite(site);
	const express = (synchronous: "normal" | "full") =>
		Server.start(EXPRESS, {
			DATABASE_FILE: join(folder.path, `${synchronous}.sqlite`),
			SYNCHRONOUS: synchronous,
		});
	await using normal = await express("normal");
	await using full = await express("full");
	const guesses = await guessingLanes(server, PLAYERS);
	const rows: Row[] = [];
	// The runs of the other players end unplayed when fewer guess. A single guess waits for the disk, as FULL does.
	for (const [players, peer] of [
		[PLAYERS, normal],
		[8, normal],
		[1, full],
	] as const) {
		const { first, second, ratio } = await compare(
			{ server, lanes: guesses.slice(0, players) },
			{ server: peer, lanes: scoreLanes(peer, players) },
			PLAN,
		);
		rows.push(
			{ name: `a judged guess, players in parallel: ${players}`, value: first, unit: "µs" },
			{ name: "  Express: a stored score", value: second, unit: "µs" },
			{ name: "  compared with Express", value: ratio, unit: "×", target: { atMost: MAX_RATIO } },
		);
		if (players === PLAYERS)
			rows.push({
				name: "  judged guesses of one core",
				value: Math.round(1e6 / first),
				unit: "a second",
				target: { atLeast: MIN_PER_SECOND },
			});
	}
	return rows;
}

/** Each lane is a player who guesses right at every request, so that no run ends during the measurement. */
async function guessingLanes({ url }: Server, count: number): Promise<Lane[]> {
	const cards = filterOf("github", "")?.pool().cards ?? [];
	const values = new Map(cards.map((card) => [card.id, card.value]));
	const players = [];
	// One by one: the site refuses to hash many passwords of one address at the same time.
	for (let n = 0; n < count; n++) players.push(await register(url, `bench${n}`));
	const opening = players.map(async ({ api }) => {
		const { runId, ...first } = await api.play.start.mutate({ game: "github" });
		let open: Pick<OutputOf<HiloApi["play"]["start"]>, "round" | "first" | "second"> = first;
		return async () => {
			const isHigher = (values.get(open.second.id) ?? 0) >= open.first.value;
			const move = { runId, round: open.round, guess: isHigher ? "higher" : "lower" } as const;
			const { next, outcome } = await api.play.guess.mutate(move);
			if (!next) throw new Error(`A run ended: ${outcome}. Is the machine too busy?`);
			open = next;
		};
	});
	return Promise.all(opening);
}

/** Each score is higher than all before, so that each is stored. */
let score = 100;

function scoreLanes({ url }: Server, count: number): Lane[] {
	return Array.from({ length: count }, (_, n) => async () => {
		const headers = { "content-type": "application/json", cookie: `session=secret-${n}` };
		const body = JSON.stringify({ game: "githubGame", score: score++ });
		await send(`${url}/score`, { method: "POST", headers, body });
	});
}

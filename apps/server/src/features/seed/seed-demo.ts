import { EXAMPLE_GAMES } from "@hilo/catalog/examples/examples";
import type { ExampleGame } from "@hilo/catalog/examples/examples.list";
import type { Tx } from "@hilo/db/open-database";
import type { NewUser, RunRow } from "@hilo/db/tables";
import { emailKey, usernameKey } from "@hilo/rules/accounts/validators";
import { CLASSIC_GAMES, GAME_IDS, gameOfKey } from "@hilo/rules/play/games";
import { randomFrom } from "@hilo/rules/play/random";
import type { Ctx, OperatorCtx } from "../../platform/context.ts";
import { newSecret } from "../../platform/system/ids.ts";
import { insertGames, type NewGame } from "../custom-games/editing/insert-games.ts";
import { insertRuns } from "../play/deal-run.ts";
import { insertFirstScores, type ReachedScore } from "../progression/save-high-score.ts";
import { insertNewUsers } from "../users/change-user.ts";

export const MAX_DEMO_PLAYERS = 1_000_000;

/** Players per transaction: few enough that a running server is not blocked for long. */
const BATCH = 2_000;
/** Fixed, so that the data is the same on any day. */
const FIRST_JOINED = Date.UTC(2025, 0, 1);
const LAST_PLAYED = Date.UTC(2026, 9, 31);
/** The chance to guess right: from pure chance to nearly always. */
const [MIN_SKILL, MAX_SKILL] = [0.5, 0.93];
const MAX_RUNS = 400;
/** The share of players who played the first game; each further game has `DECLINE` times as many. */
const SHARE_OF_PLAYERS = 0.75;
const DECLINE = 0.6;
const SHARE_UNVERIFIED = 0.03;
/** The first of so many players make a game of an example each. */
const CREATORS_AMONG = 60;
const ROUND_MS = 6_000;
const MAX_PLAYS = 5_000;
/** Their runs need no filter. */
const GAMES_WITH_RUNS = ["github", "reddit", "country", "cs16"] as const;

// Their numbers, 37 and 36, have no common divisor, so that stepping through both meets each pair.
const FIRST_NAMES = [
	..."Maya Jonas Aiko Luca Noor Elif Tomas Priya Kofi Ines Felix Wren Dario Sana Emil Yara Otto".split(" "),
	..."Lena Ravi Mina Hugo Anya Nico Tara Zoë Milo Freya Amir June Pablo Ida Kenji Lotte Samir".split(" "),
	..."Vera Theo Ayla".split(" "),
];
const SECOND_NAMES = [
	..."Otter Brook Falcon Ember Pixel Marlow Quill Harbor Comet Willow Badger Cobalt Thorne Maple".split(" "),
	..."Raven Sable Cedar Nimbus Pepper Vale Heron Orchid Flint Juniper Lark Moss Saffron Drift".split(" "),
	..."Cricket Onyx Hazel Tundra Birch Mango Ridge Puffin".split(" "),
];

interface DemoPlayer {
	readonly user: NewUser;
	readonly scores: readonly ReachedScore[];
	readonly games: readonly NewGame[];
}

/**
 * Adds the missing of so many demo players, with their scores, runs and games, except those whose name is taken.
 * @returns how many players were added
 */
export async function seedDemo(
	ctx: OperatorCtx,
	{ users, onProgress }: { readonly users: number; readonly onProgress?: (done: number) => void },
): Promise<number> {
	// The hash of an unknown password: signing in as a demo player fails like any other attempt, and as slowly.
	const passwordHash = await ctx.auth.passwords.hash(newSecret(), ctx.address);
	const pools = await currentPoolIds(ctx);
	let added = 0;
	for (let from = 0; from < users; from += BATCH) {
		const until = Math.min(users, from + BATCH);
		const players = Array.from({ length: until - from }, (_, n) => demoPlayer(from + n, passwordHash));
		added += await ctx.db.transaction((tx) => insertPlayers(ctx, tx, players, pools));
		onProgress?.(until);
	}
	return added;
}

/** @param index from 0. Ids rise with it, so that inserts append to the index instead of touching all of it. */
function demoId(index: number): string {
	return `demo-${String(index).padStart(7, "0")}`;
}

/** Valid usernames, distinct without regard to case. */
export function demoName(index: number): string {
	const [first, second] = [FIRST_NAMES, SECOND_NAMES].map((names) => names[index % names.length]);
	const round = Math.floor(index / (FIRST_NAMES.length * SECOND_NAMES.length));
	return `${first}${second}${round || ""}`;
}

type PoolIds = ReadonlyMap<string, string>;

async function currentPoolIds({ play }: Ctx): Promise<PoolIds> {
	const ids = new Map<string, string>();
	for (const game of GAMES_WITH_RUNS) ids.set(game, (await play.pools.current(game, "")).pool.id);
	return ids;
}

async function insertPlayers(
	ctx: Ctx,
	tx: Tx,
	players: readonly DemoPlayer[],
	pools: PoolIds,
): Promise<number> {
	const users = players.map(({ user }) => user);
	const ids = new Set(await insertNewUsers(tx, users));
	const added = players.filter(({ user }) => ids.has(user.id));
	const scores = added.flatMap((player) => player.scores);
	const runs = scores.flatMap((score) => runOf(score, pools) ?? []);
	const games = added.flatMap((player) => player.games);
	await insertFirstScores(ctx, tx, scores);
	await insertRuns(tx, runs);
	await insertGames(tx, games);
	return added.length;
}

/** The same for the same index. Few players are very good or play very often, so that boards look real. */
function demoPlayer(index: number, passwordHash: string): DemoPlayer {
	const draw = fractions(`player/${index}`);
	const [id, username, email] = [demoId(index), demoName(index), `player${index}@demo.example`];
	const joinedAt = between(FIRST_JOINED, LAST_PLAYED, draw());
	const skill = MIN_SKILL + (MAX_SKILL - MIN_SKILL) * draw() ** 2;
	const runs = 1 + Math.floor(MAX_RUNS * draw() ** 4);
	const played = GAME_IDS.filter((_, gameIndex) => draw() < SHARE_OF_PLAYERS * DECLINE ** gameIndex);
	const scores = played
		.flatMap((game) => CLASSIC_GAMES[game].keys)
		.map((gameKey) => ({
			userId: id,
			gameKey,
			score: bestOf(runs, skill, draw()),
			label: null,
			verified: draw() >= SHARE_UNVERIFIED,
			at: between(joinedAt, LAST_PLAYED, draw()),
		}))
		.filter(({ score }) => score > 0);
	const best = Math.max(0, ...scores.map(({ score }) => score));
	return {
		user: {
			id,
			username,
			username_key: usernameKey(username),
			email,
			email_key: emailKey(email),
			password_hash: passwordHash,
			games_played: played.length * runs,
			perfect_streak: best,
			fast_answers: Math.floor(best * draw()),
			created_at: joinedAt,
		},
		scores,
		games: EXAMPLE_GAMES.filter((_, n) => index % CREATORS_AMONG === n).map((each) =>
			demoGame(each, index, joinedAt),
		),
	};
}

/** The run that reached a verified score, without its moves; null in a game with filters. */
function runOf({ userId, gameKey, score, verified, at }: ReachedScore, pools: PoolIds): RunRow | null {
	const game = gameOfKey(gameKey);
	const poolId = pools.get(game);
	if (!verified || poolId === undefined) return null;
	return {
		id: `${userId}-${game}`,
		user_id: userId,
		game,
		game_key: gameKey,
		filter: "",
		label: null,
		pool_id: poolId,
		seed: `${userId}-${game}`,
		status: "over",
		outcome: "wrong",
		score,
		round: score + 1,
		fast_answers: 0,
		round_starts_at: at - ROUND_MS,
		started_at: at - (score + 1) * ROUND_MS,
		ended_at: at,
		custom_game_id: null,
		timer_ms: null,
	};
}

/** A few games are played very often, most hardly ever. */
function demoGame(example: ExampleGame, index: number, joinedAt: number): NewGame {
	const draw = fractions(`game/${index}`);
	const createdAt = between(joinedAt, LAST_PLAYED, draw());
	return {
		id: demoId(index),
		creatorId: demoId(index),
		name: `${example.name} ${index + 1}`,
		description: example.description,
		valueLabel: example.valueLabel,
		category: example.category,
		timerSeconds: example.timerSeconds,
		privacy: "public",
		items: example.items.map(([name, value], itemIndex) => {
			const id = `item-${itemIndex + 1}`;
			return { id, name, value, imageUrl: `/drawn/${example.motif}/${id}.svg` };
		}),
		linkKey: newSecret(),
		playCount: Math.floor(MAX_PLAYS * draw() ** 6),
		createdAt,
		updatedAt: between(createdAt, LAST_PLAYED, draw()),
	};
}

/** The quantile `fraction` of the best of so many runs, if each guess is right with probability `chance`. */
function bestOf(runs: number, chance: number, fraction: number): number {
	return Math.floor(Math.log(1 - fraction ** (1 / runs)) / Math.log(chance));
}

/** Between 0 and 1, both excluded. */
function fractions(seed: string): () => number {
	const random = randomFrom(seed);
	return () => (random() + 0.5) / 2 ** 32;
}

function between(from: number, to: number, fraction: number): number {
	return Math.floor(from + (to - from) * fraction);
}

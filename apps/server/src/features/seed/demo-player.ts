import type { NewUser } from "@hilo/db/tables";
import { CLASSIC_GAMES, type GameId } from "@hilo/rules/play/games";
import { randomFrom } from "@hilo/rules/play/random";
import { emailKey, usernameKey } from "@hilo/rules/users/keys";
import type { ReachedScore } from "../progression/keep-high-score.ts";
import { between, demoId, FIRST_JOINED, fractions, LAST_PLAYED } from "./demo-draws.ts";
import { playerName } from "./player-names.ts";

/** What players' runs are like: from guessing by chance to knowing nearly everything. */
const WEAKEST = 0.5;
const STRONGEST = 0.93;
const MAX_RUNS = 400;
/** The share of players who tried the first game. For each further game it is multiplied by `DECLINE`. */
const SHARE_WHO_TRIED = 0.75;
const DECLINE = 0.6;
/** Who claimed a score by the documented call instead of being judged. */
const SHARE_UNVERIFIED = 0.03;

/** A made-up player, and the best scores of their runs. */
export interface DemoPlayer {
	readonly user: NewUser;
	readonly scores: readonly ReachedScore[];
}

/**
 * The demo player of that number: the same for the same seed, different from all others of it. Few are very good or play very
 * much, so that boards look like boards.
 *
 * @param games the games that may have been played, the favourite first.
 * @param passwordHash shared by all of them.
 */
export function demoPlayer(
	seed: string,
	index: number,
	games: readonly GameId[],
	passwordHash: string,
): DemoPlayer {
	const draw = fractions(randomFrom(`${seed}/${index}`));
	const username = playerName(index);
	const email = `player${index}@demo.example`;
	const id = playerId(seed, index);
	const joinedAt = between(FIRST_JOINED, LAST_PLAYED, draw());
	const skill = WEAKEST + (STRONGEST - WEAKEST) * draw() ** 2;
	const runs = 1 + Math.floor(MAX_RUNS * draw() ** 4);
	const played = games.filter((_, place) => draw() < SHARE_WHO_TRIED * DECLINE ** place);
	const scores = played
		.flatMap((game) => CLASSIC_GAMES[game].keys)
		.map((key) => ({
			userId: id,
			gameKey: key,
			score: bestOf(runs, skill, draw()),
			feature: null,
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
	};
}

/** The id of the demo player of that number. */
export function playerId(seed: string, index: number): string {
	return demoId(`id/${seed}/${index}`, index);
}

/** The best of so many runs in which each guess is right with that chance, at that fraction of its distribution. */
function bestOf(runs: number, chance: number, fraction: number): number {
	return Math.floor(Math.log(1 - fraction ** (1 / runs)) / Math.log(chance));
}

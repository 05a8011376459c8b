import type { NewUser } from "@hilo/db/tables";
import { CLASSIC_GAMES, type GameId } from "@hilo/rules/play/games";
import { randomFrom } from "@hilo/rules/play/random";
import { emailKey, usernameKey } from "@hilo/rules/users/keys";
import type { ReachedScore } from "../progression/save-high-score.ts";
import { between, demoId, FIRST_JOINED, fractions, LAST_PLAYED } from "./demo-draws.ts";
import { playerName } from "./player-names.ts";

/** The chance to guess right: from pure chance to nearly always. */
const MIN_SKILL = 0.5;
const MAX_SKILL = 0.93;
const MAX_RUNS = 400;
/** The share of players who played the first game; each further game has `DECLINE` times as many. */
const SHARE_OF_PLAYERS = 0.75;
const DECLINE = 0.6;
/** The share of scores that are unverified. */
const SHARE_UNVERIFIED = 0.03;

export interface DemoPlayer {
	readonly user: NewUser;
	readonly scores: readonly ReachedScore[];
}

/** The same for the same seed and index. Few players are very good or play very often, so that boards look real.
 * @param games the favourite first. */
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
	const skill = MIN_SKILL + (MAX_SKILL - MIN_SKILL) * draw() ** 2;
	const runs = 1 + Math.floor(MAX_RUNS * draw() ** 4);
	const played = games.filter((_, gameIndex) => draw() < SHARE_OF_PLAYERS * DECLINE ** gameIndex);
	const scores = played
		.flatMap((game) => CLASSIC_GAMES[game].keys)
		.map((key) => ({
			userId: id,
			gameKey: key,
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
	};
}

export function playerId(seed: string, index: number): string {
	return demoId(`id/${seed}/${index}`, index);
}

/** The quantile `fraction` of the best of so many runs, if each guess is right with probability `chance`. */
function bestOf(runs: number, chance: number, fraction: number): number {
	return Math.floor(Math.log(1 - fraction ** (1 / runs)) / Math.log(chance));
}

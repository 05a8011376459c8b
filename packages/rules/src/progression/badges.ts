import { CLASSIC_GAMES, type GameKey } from "../play/games.ts";
import type { ScoreTable } from "./scores.ts";
import type { GameStats } from "./stats.ts";

/** In the order in which they show. Each has a picture: `apps/web/public/badges/<id>.svg`. */
export const BADGE_IDS = [
	"first_game",
	"score_10",
	"score_25",
	"score_50",
	"score_100",
	"github_master",
	"reddit_guru",
	"country_explorer",
	"movie_buff",
	"music_maestro",
	"history_buff",
	"game_collector",
	"daily_streak_3",
	"daily_streak_7",
	"perfect_game",
	"comeback_kid",
	"speed_demon",
] as const;
export type BadgeId = (typeof BADGE_IDS)[number];

export const SHOWCASE_SIZE = 5;

export interface BadgeInput {
	readonly stats: GameStats;
	readonly dailyStreak: number;
	readonly highScores: ScoreTable;
}

export interface Badge {
	readonly name: string;
	readonly description: string;
	readonly goal: number;
	progress(input: BadgeInput): number;
}

const GAME_BADGE_SCORE = 20;

const bestOf = (keys: readonly GameKey[]) => (input: BadgeInput) =>
	Math.max(...keys.map((key) => input.highScores[key].highScore));

const bestAnywhere = ({ highScores }: BadgeInput) =>
	Math.max(...Object.values(highScores).map(({ highScore }) => highScore));

/** The five classic games and the history game that a collector needs. */
const COLLECTED = ["github", "reddit", "country", "movie", "music", "history"] as const;

const COLLECTED_TITLES = COLLECTED.map((game) => CLASSIC_GAMES[game].title);

function score(goal: number, name: string): Badge {
	return { name, description: `Score ${goal} in any game.`, goal, progress: bestAnywhere };
}

function gameBadge(keys: readonly GameKey[], name: string, where: string): Badge {
	return {
		name,
		description: `Score ${GAME_BADGE_SCORE} in ${where}.`,
		goal: GAME_BADGE_SCORE,
		progress: bestOf(keys),
	};
}

function streak(goal: number, name: string): Badge {
	const description = `Complete all three daily challenges ${goal} days in a row.`;
	return { name, description, goal, progress: ({ dailyStreak }) => dailyStreak };
}

/** Every badge and its criterion (docs/product.md#badges). */
export const BADGES: Readonly<Record<BadgeId, Badge>> = {
	first_game: {
		name: "First Steps",
		description: "Play a game to earn your first badge.",
		goal: 1,
		progress: ({ stats }) => stats.gamesPlayed,
	},
	score_10: score(10, "Warming Up"),
	score_25: score(25, "On a Roll"),
	score_50: score(50, "Half a Hundred"),
	score_100: score(100, "Centurion"),
	github_master: gameBadge(["githubGame"], "GitHub Master", CLASSIC_GAMES.github.title),
	reddit_guru: gameBadge(["redditGame"], "Reddit Guru", CLASSIC_GAMES.reddit.title),
	country_explorer: gameBadge(["countryGame"], "Country Explorer", CLASSIC_GAMES.country.title),
	movie_buff: gameBadge(["movieGame"], "Movie Buff", CLASSIC_GAMES.movie.title),
	music_maestro: gameBadge(["musicGame"], "Music Maestro", CLASSIC_GAMES.music.title),
	history_buff: gameBadge(
		CLASSIC_GAMES.history.keys,
		"History Buff",
		`any period of ${CLASSIC_GAMES.history.title}`,
	),
	game_collector: {
		name: "Game Collector",
		description: `Score in ${COLLECTED_TITLES.slice(0, -1).join(", ")} and ${COLLECTED_TITLES.at(-1)}.`,
		goal: COLLECTED.length,
		progress: (input) => COLLECTED.filter((game) => bestOf(CLASSIC_GAMES[game].keys)(input) > 0).length,
	},
	daily_streak_3: streak(3, "Three in a Row"),
	daily_streak_7: streak(7, "A Whole Week"),
	perfect_game: {
		name: "Flawless",
		description: "Guess right 10 times in a row.",
		goal: 10,
		progress: ({ stats }) => stats.perfectStreak,
	},
	comeback_kid: {
		name: "Comeback Kid",
		description: "Score 5 or more right after a 0 in the same game.",
		goal: 1,
		progress: ({ stats }) => stats.comebacks,
	},
	speed_demon: {
		name: "Speed Demon",
		description: "Make 5 correct guesses in under 2 seconds each, in one game.",
		goal: 5,
		progress: ({ stats }) => stats.fastAnswers,
	},
};

/** Returns the earned badges, in the catalogue's order. */
export function earnedBadges(input: BadgeInput): BadgeId[] {
	return BADGE_IDS.filter((id) => BADGES[id].progress(input) >= BADGES[id].goal);
}

/** Returns the progress towards a badge, at most its goal. An earned badge stays at its goal. */
export function badgeProgress(id: BadgeId, input: BadgeInput, isEarned: boolean): number {
	const { goal, progress } = BADGES[id];
	return isEarned ? goal : Math.min(goal, progress(input));
}

// Promised in docs/product.md#badges.

/** Returns a profile's badges: the chosen ones in their order, else the latest first. `earned` is oldest first. */
export function showcaseOf(chosen: readonly BadgeId[] | null, earned: readonly BadgeId[]): BadgeId[] {
	if (chosen) return chosen.filter((id) => earned.includes(id)).slice(0, SHOWCASE_SIZE);
	return earned.slice(-SHOWCASE_SIZE).reverse();
}

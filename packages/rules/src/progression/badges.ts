import type { GameKey } from "../play/games.ts";
import { CLASSIC_GAMES } from "../play/games.ts";
import type { ScoreTable } from "./scores.ts";
import type { GameStats } from "./stats.ts";

// Promised in docs/product.md#badges.

/** The badges that can be earned (platform.md, section 3). */
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

/** How many badges a profile shows off (platform.md, section 9). */
export const SHOWCASE_SIZE = 5;

/** All that badges are judged by. */
export interface BadgeFacts {
	readonly stats: GameStats;
	/** Complete days in a row. */
	readonly dailyStreak: number;
	readonly highScores: ScoreTable;
}

/** One badge: what it is called, and when it is earned. */
export interface Badge {
	readonly name: string;
	readonly description: string;
	/** What `progress` must reach. */
	readonly goal: number;
	/** How far the facts have come. */
	progress(facts: BadgeFacts): number;
}

/** The score in one game that makes a master of it (platform.md, section 4). */
const MASTERY = 20;

const bestOf = (keys: readonly GameKey[]) => (facts: BadgeFacts) =>
	Math.max(...keys.map((key) => facts.highScores[key].highScore));

const bestAnywhere = ({ highScores }: BadgeFacts) =>
	Math.max(...Object.values(highScores).map(({ highScore }) => highScore));

/** The five classic modes and the history mode that a collector plays (D15). */
const COLLECTED = ["github", "reddit", "country", "movie", "music", "history"] as const;

const LIST = new Intl.ListFormat("en-GB");

function score(goal: number, name: string): Badge {
	return { name, description: `Score ${goal} in any game.`, goal, progress: bestAnywhere };
}

function mastery(keys: readonly GameKey[], name: string, of: string): Badge {
	return { name, description: `Score ${MASTERY} in ${of}.`, goal: MASTERY, progress: bestOf(keys) };
}

function streak(goal: number, name: string): Badge {
	const description = `Complete all three daily challenges ${goal} days in a row.`;
	return { name, description, goal, progress: ({ dailyStreak }) => dailyStreak };
}

/** Every badge and its criterion (platform.md, section 4; D14, D15, D39). */
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
	github_master: mastery(["githubGame"], "GitHub Master", CLASSIC_GAMES.github.title),
	reddit_guru: mastery(["redditGame"], "Reddit Guru", CLASSIC_GAMES.reddit.title),
	country_explorer: mastery(["countryGame"], "Country Explorer", CLASSIC_GAMES.country.title),
	movie_buff: mastery(["movieGame"], "Movie Buff", CLASSIC_GAMES.movie.title),
	music_maestro: mastery(["musicGame"], "Music Maestro", CLASSIC_GAMES.music.title),
	history_buff: mastery(
		CLASSIC_GAMES.history.keys,
		"History Buff",
		`any period of ${CLASSIC_GAMES.history.title}`,
	),
	game_collector: {
		name: "Game Collector",
		description: `Score in ${LIST.format(COLLECTED.map((game) => CLASSIC_GAMES[game].title))}.`,
		goal: COLLECTED.length,
		progress: (facts) => COLLECTED.filter((game) => bestOf(CLASSIC_GAMES[game].keys)(facts) > 0).length,
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

/** Returns the badges that the facts have earned, in the catalogue's order. */
export function earnedBadges(facts: BadgeFacts): BadgeId[] {
	return BADGE_IDS.filter((id) => BADGES[id].progress(facts) >= BADGES[id].goal);
}

/** Returns how far the facts have come towards a badge, up to its goal; an earned badge stays at its goal, whatever came after. */
export function badgeProgress(id: BadgeId, facts: BadgeFacts, isEarned: boolean): number {
	const { goal, progress } = BADGES[id];
	return isEarned ? goal : Math.min(goal, progress(facts));
}

import { expect, test } from "vitest";
import type { GameKey } from "../play/games.ts";
import { type BadgeInput, earnedBadges } from "./badges.ts";
import { scoreTable } from "./scores.ts";

interface Progress {
	readonly stats?: Partial<BadgeInput["stats"]>;
	readonly dailyStreak?: number;
	readonly scores?: Partial<Record<GameKey, number>>;
}

const badgesOf = ({ stats, dailyStreak = 0, scores = {} }: Progress) =>
	earnedBadges({
		stats: { gamesPlayed: 0, perfectStreak: 0, comebacks: 0, fastAnswers: 0, ...stats },
		dailyStreak,
		highScores: scoreTable((key) => ({ highScore: scores[key] ?? 0, verified: true })),
	});

const SIX_GAMES = {
	githubGame: 1,
	redditGame: 1,
	countryGame: 1,
	movieGame: 1,
	musicGame: 1,
	historyGame: 1,
};

test.each<[string, Progress, Progress]>([
	["first_game", { stats: { gamesPlayed: 1 } }, {}],
	["score_10", { scores: { wealthGame: 10 } }, { scores: { wealthGame: 9 } }],
	["score_100", { scores: { cs16Game: 100 } }, { scores: { cs16Game: 99 } }],
	["github_master", { scores: { githubGame: 20 } }, { scores: { githubGame: 19, redditGame: 20 } }],
	["history_buff", { scores: { historyGame1940_1970: 20 } }, { scores: { historyGame1940_1970: 19 } }],
	["daily_streak_3", { dailyStreak: 3 }, { dailyStreak: 2 }],
	["daily_streak_7", { dailyStreak: 7 }, { dailyStreak: 6 }],
	["perfect_game", { stats: { perfectStreak: 10 } }, { stats: { perfectStreak: 9 } }],
	["comeback_kid", { stats: { comebacks: 1 } }, {}],
	["speed_demon", { stats: { fastAnswers: 5 } }, { stats: { fastAnswers: 4 } }],
	[
		"game_collector",
		{ scores: SIX_GAMES },
		{ scores: { ...SIX_GAMES, musicGame: 0, wealthGame: 9, cs16Game: 9 } },
	],
])("%s is earned by just enough, and not by less", (id, enough, less) => {
	expect(badgesOf(enough)).toContain(id);
	expect(badgesOf(less)).not.toContain(id);
});

test("a player who has done nothing has no badge", () => {
	expect(badgesOf({})).toEqual([]);
});

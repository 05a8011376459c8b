import fc from "fast-check";
import { expect, test } from "vitest";
import { GAME_KEYS, type GameKey } from "../play/games.ts";
import { BADGE_IDS, BADGES, type BadgeId, type BadgeInput, earnedBadges } from "./badges.ts";
import { scoreTable } from "./scores.ts";
import { emptyStats } from "./stats.ts";

const scores = (highScores: Partial<Record<GameKey, number>>) =>
	scoreTable((key) => ({ highScore: highScores[key] ?? 0, verified: true }));

const noProgress: BadgeInput = { stats: emptyStats(), dailyStreak: 0, highScores: scores({}) };

const fiveGames = { githubGame: 1, redditGame: 1, countryGame: 1, movieGame: 1, musicGame: 1 } as const;

const justEnough: Record<BadgeId, BadgeInput> = {
	first_game: { ...noProgress, stats: { ...emptyStats(), gamesPlayed: 1 } },
	score_10: { ...noProgress, highScores: scores({ wealthGame: 10 }) },
	score_25: { ...noProgress, highScores: scores({ cs16Game: 25 }) },
	score_50: { ...noProgress, highScores: scores({ wealthGame: 50 }) },
	score_100: { ...noProgress, highScores: scores({ wealthGame: 100 }) },
	github_master: { ...noProgress, highScores: scores({ githubGame: 20 }) },
	reddit_guru: { ...noProgress, highScores: scores({ redditGame: 20 }) },
	country_explorer: { ...noProgress, highScores: scores({ countryGame: 20 }) },
	movie_buff: { ...noProgress, highScores: scores({ movieGame: 20 }) },
	music_maestro: { ...noProgress, highScores: scores({ musicGame: 20 }) },
	history_buff: { ...noProgress, highScores: scores({ historyGame1940_1970: 20 }) },
	game_collector: { ...noProgress, highScores: scores({ ...fiveGames, historyGame2000_Present: 1 }) },
	daily_streak_3: { ...noProgress, dailyStreak: 3 },
	daily_streak_7: { ...noProgress, dailyStreak: 7 },
	perfect_game: { ...noProgress, stats: { ...emptyStats(), perfectStreak: 10 } },
	comeback_kid: { ...noProgress, stats: { ...emptyStats(), comebacks: 1 } },
	speed_demon: { ...noProgress, stats: { ...emptyStats(), fastAnswers: 5 } },
};

function oneLess({ stats, dailyStreak, highScores }: BadgeInput): BadgeInput {
	const less = <T extends object>(counters: T) =>
		Object.fromEntries(
			Object.entries(counters).map(([key, value]) => [key, Math.max(0, Number(value) - 1)]),
		) as T;
	return {
		stats: less(stats),
		dailyStreak: Math.max(0, dailyStreak - 1),
		highScores: scoreTable((key) => ({
			highScore: Math.max(0, highScores[key].highScore - 1),
			verified: true,
		})),
	};
}

test.each(BADGE_IDS)("%s is earned by just enough, and not by less", (id) => {
	expect(earnedBadges(justEnough[id])).toContain(id);
	expect(earnedBadges(oneLess(justEnough[id]))).not.toContain(id);
});

test("a player who has done nothing has no badge", () => {
	expect(earnedBadges(noProgress)).toEqual([]);
});

test("a collector needs each of the six modes; wealth and weapons do not count", () => {
	for (const missing of Object.keys(fiveGames)) {
		const highScores = scores({ ...fiveGames, historyGame: 1, wealthGame: 9, cs16Game: 9, [missing]: 0 });
		expect(earnedBadges({ ...noProgress, highScores })).not.toContain("game_collector");
	}
	expect(earnedBadges({ ...noProgress, highScores: scores(fiveGames) })).not.toContain("game_collector");
});

test("doing more never loses a badge", () => {
	const counter = fc.nat(1000);
	const facts = fc.record({
		stats: fc.record({
			gamesPlayed: counter,
			perfectStreak: counter,
			comebacks: counter,
			fastAnswers: counter,
		}),
		dailyStreak: counter,
		highScores: fc
			.array(counter, { minLength: GAME_KEYS.length, maxLength: GAME_KEYS.length })
			.map((values) => scores(Object.fromEntries(GAME_KEYS.map((key, index) => [key, values[index] ?? 0])))),
	});
	fc.assert(
		fc.property(facts, (progress) => {
			expect(earnedBadges(progress)).toEqual(
				expect.arrayContaining(
					earnedBadges(oneLess({ ...progress, stats: { ...emptyStats(), ...progress.stats } })),
				),
			);
		}),
	);
});

test("describes every badge", () => {
	expect(new Set(BADGE_IDS.map((id) => BADGES[id].name)).size).toBe(BADGE_IDS.length);
	for (const id of BADGE_IDS) expect(BADGES[id].description).toMatch(/^[A-Z].*\.$/);
});

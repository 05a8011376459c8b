import fc from "fast-check";
import { expect, test } from "vitest";
import { GAME_KEYS, type GameKey } from "../play/games.ts";
import { BADGE_IDS, BADGES, type BadgeId, type BadgeInput, earnedBadges } from "./badges.ts";
import { scoreTable } from "./scores.ts";
import { emptyStats } from "./stats.ts";

const scores = (of: Partial<Record<GameKey, number>>) =>
	scoreTable((key) => ({ highScore: of[key] ?? 0, verified: true }));

const nothing: BadgeInput = { stats: emptyStats(), dailyStreak: 0, highScores: scores({}) };

const five = { githubGame: 1, redditGame: 1, countryGame: 1, movieGame: 1, musicGame: 1 } as const;

const justEnough: Record<BadgeId, BadgeInput> = {
	first_game: { ...nothing, stats: { ...emptyStats(), gamesPlayed: 1 } },
	score_10: { ...nothing, highScores: scores({ wealthGame: 10 }) },
	score_25: { ...nothing, highScores: scores({ cs16Game: 25 }) },
	score_50: { ...nothing, highScores: scores({ wealthGame: 50 }) },
	score_100: { ...nothing, highScores: scores({ wealthGame: 100 }) },
	github_master: { ...nothing, highScores: scores({ githubGame: 20 }) },
	reddit_guru: { ...nothing, highScores: scores({ redditGame: 20 }) },
	country_explorer: { ...nothing, highScores: scores({ countryGame: 20 }) },
	movie_buff: { ...nothing, highScores: scores({ movieGame: 20 }) },
	music_maestro: { ...nothing, highScores: scores({ musicGame: 20 }) },
	history_buff: { ...nothing, highScores: scores({ historyGame1940_1970: 20 }) },
	game_collector: { ...nothing, highScores: scores({ ...five, historyGame2000_Present: 1 }) },
	daily_streak_3: { ...nothing, dailyStreak: 3 },
	daily_streak_7: { ...nothing, dailyStreak: 7 },
	perfect_game: { ...nothing, stats: { ...emptyStats(), perfectStreak: 10 } },
	comeback_kid: { ...nothing, stats: { ...emptyStats(), comebacks: 1 } },
	speed_demon: { ...nothing, stats: { ...emptyStats(), fastAnswers: 5 } },
};

function oneLess({ stats, dailyStreak, highScores }: BadgeInput): BadgeInput {
	const less = <T extends object>(of: T) =>
		Object.fromEntries(Object.entries(of).map(([key, value]) => [key, Math.max(0, Number(value) - 1)])) as T;
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
	expect(earnedBadges(nothing)).toEqual([]);
});

test("a collector needs each of the six modes; wealth and weapons do not count", () => {
	for (const missing of Object.keys(five)) {
		const most = scores({ ...five, historyGame: 1, wealthGame: 9, cs16Game: 9, [missing]: 0 });
		expect(earnedBadges({ ...nothing, highScores: most })).not.toContain("game_collector");
	}
	expect(earnedBadges({ ...nothing, highScores: scores(five) })).not.toContain("game_collector");
});

test("doing more never loses a badge", () => {
	const count = fc.nat(1000);
	const facts = fc.record({
		stats: fc.record({ gamesPlayed: count, perfectStreak: count, comebacks: count, fastAnswers: count }),
		dailyStreak: count,
		highScores: fc
			.array(count, { minLength: GAME_KEYS.length, maxLength: GAME_KEYS.length })
			.map((values) => scores(Object.fromEntries(GAME_KEYS.map((key, index) => [key, values[index] ?? 0])))),
	});
	fc.assert(
		fc.property(facts, (most) => {
			expect(earnedBadges(most)).toEqual(
				expect.arrayContaining(earnedBadges(oneLess({ ...most, stats: { ...emptyStats(), ...most.stats } }))),
			);
		}),
	);
});

test("describes every badge", () => {
	expect(new Set(BADGE_IDS.map((id) => BADGES[id].name)).size).toBe(BADGE_IDS.length);
	for (const id of BADGE_IDS) expect(BADGES[id].description).toMatch(/^[A-Z].*\.$/);
});

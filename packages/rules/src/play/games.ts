import {
	CORRECT_ADVANCE_MS,
	COUNT_UP_MS,
	HISTORY_ADVANCE_MS,
	HISTORY_TIMER_MS,
	MUSIC_ADVANCE_MS,
	ROUND_TIMER_MS,
	SUBREDDIT_CHECK_MS,
	SUBREDDIT_COUNT_UP_MS,
	SUBREDDIT_CROSS_MS,
	UNCOUNTED_VERDICT_MS,
	WEAPON_REVEAL_MS,
	WRONG_CROSS_MS,
	WRONG_MODAL_MS,
} from "./delays.ts";

// Promised in docs/product.md#games.

export const GAME_KEYS = [
	"githubGame",
	"redditGame",
	"countryGame",
	"movieGame",
	"musicGame",
	"wealthGame",
	"cs16Game",
	"historyGame",
	"historyGame1800_1900",
	"historyGame1900_1940",
	"historyGame1940_1970",
	"historyGame1970_2000",
	"historyGame2000_Present",
] as const;
export type GameKey = (typeof GAME_KEYS)[number];

/** In the order of the home page. */
export const GAME_IDS = [
	"github",
	"reddit",
	"country",
	"movie",
	"music",
	"wealth",
	"history",
	"cs16",
] as const;
export type GameId = (typeof GAME_IDS)[number];

const FILTERED_GAMES = ["movie", "music", "wealth", "history"] as const satisfies readonly GameId[];
export type FilteredGame = (typeof FILTERED_GAMES)[number];

/** Whether a game has filters. It begins with a choice, and a score is stored with the filter it was reached under. */
export function hasFilters(game: GameId): game is FilteredGame {
	return (FILTERED_GAMES as readonly GameId[]).includes(game);
}

/** A game's place on the home page unless an administrator sets another. */
export const DEFAULT_DISPLAY_ORDER = 999;

export interface ClassicGame {
	readonly id: GameId;
	/** The name on all screens. An administrator may replace it in the site's list of games. */
	readonly title: string;
	/** The heading of the start screen, if it differs. */
	readonly startTitle?: string;
	/** The second line of the leaderboard's entry. */
	readonly boardName: string;
	/** The key of its high score. The history game has one more for each period. */
	readonly key: GameKey;
	readonly keys: readonly GameKey[];
	readonly route: "/app" | `/${Exclude<GameId, "github">}-game`;
	readonly description: string;
	/** What is compared, as in "more stars". */
	readonly measure: string;
	readonly buttons: { readonly up: string; readonly down: string };
	readonly timerMs: number;
	/** From a correct answer to the next round. */
	readonly advanceMs: number;
	/** From a wrong answer to the game-over dialog. */
	readonly wrongModalMs: number;
	/** From a correct answer to the check. */
	readonly checkMs: number;
	/** From a wrong answer to the cross. */
	readonly crossMs: number;
	/** How long the revealed number counts up, after a wrong answer until the cross at most; 0: not at all. */
	readonly countUpMs: number;
	readonly opening: "first-two" | "random";
	/** Whether the game is over after every item was shown; otherwise all of them come again. */
	readonly endsWhenExhausted: boolean;
}

const COMMON = {
	buttons: { up: "Higher", down: "Lower" },
	timerMs: ROUND_TIMER_MS,
	advanceMs: CORRECT_ADVANCE_MS,
	wrongModalMs: WRONG_MODAL_MS,
	checkMs: COUNT_UP_MS,
	crossMs: WRONG_CROSS_MS,
	countUpMs: COUNT_UP_MS,
	opening: "random",
	endsWhenExhausted: false,
} as const;

export const CLASSIC_GAMES: Readonly<Record<GameId, ClassicGame>> = {
	github: {
		...COMMON,
		id: "github",
		key: "githubGame",
		keys: ["githubGame"],
		route: "/app",
		title: "GitHub Stars",
		description: "Which repository has more stars?",
		boardName: "GitHub Stars",
		measure: "stars",
		opening: "first-two",
	},
	reddit: {
		...COMMON,
		id: "reddit",
		key: "redditGame",
		keys: ["redditGame"],
		route: "/reddit-game",
		title: "Subreddits",
		description: "Which community has more subscribers?",
		boardName: "Reddit Subscribers",
		measure: "subscribers",
		checkMs: SUBREDDIT_CHECK_MS,
		crossMs: SUBREDDIT_CROSS_MS,
		countUpMs: SUBREDDIT_COUNT_UP_MS,
	},
	country: {
		...COMMON,
		id: "country",
		key: "countryGame",
		keys: ["countryGame"],
		route: "/country-game",
		title: "Countries",
		description: "Which country has more visitors a year?",
		boardName: "Country Population",
		measure: "annual visitors",
	},
	movie: {
		...COMMON,
		id: "movie",
		key: "movieGame",
		keys: ["movieGame"],
		route: "/movie-game",
		title: "Movie Budgets",
		startTitle: "Movie Budget Game",
		description: "Which film cost more to make?",
		boardName: "Movie Budget",
		measure: "production budget",
	},
	music: {
		...COMMON,
		id: "music",
		key: "musicGame",
		keys: ["musicGame"],
		route: "/music-game",
		title: "Music Popularity",
		startTitle: "Music Popularity Game",
		description: "Which song was streamed more often?",
		boardName: "Music Streams",
		measure: "streams",
		advanceMs: MUSIC_ADVANCE_MS,
		endsWhenExhausted: true,
	},
	wealth: {
		...COMMON,
		id: "wealth",
		key: "wealthGame",
		keys: ["wealthGame"],
		route: "/wealth-game",
		title: "Billionaires",
		description: "Who has the larger fortune?",
		boardName: "Billionaire Wealth",
		measure: "net worth",
	},
	history: {
		...COMMON,
		id: "history",
		key: "historyGame",
		keys: [
			"historyGame",
			"historyGame1800_1900",
			"historyGame1900_1940",
			"historyGame1940_1970",
			"historyGame1970_2000",
			"historyGame2000_Present",
		],
		route: "/history-game",
		title: "History",
		description: "Which of two events came later?",
		boardName: "Historical Events",
		measure: "year",
		buttons: { up: "Later", down: "Earlier" },
		timerMs: HISTORY_TIMER_MS,
		advanceMs: HISTORY_ADVANCE_MS,
		checkMs: UNCOUNTED_VERDICT_MS,
		crossMs: UNCOUNTED_VERDICT_MS,
		countUpMs: 0,
		endsWhenExhausted: true,
	},
	cs16: {
		...COMMON,
		id: "cs16",
		key: "cs16Game",
		keys: ["cs16Game"],
		route: "/cs16-game",
		title: "CS 1.6 Weapons",
		description: "Which weapon has the higher stat?",
		boardName: "CS 1.6 Weapons",
		measure: "stat",
		advanceMs: WEAPON_REVEAL_MS,
	},
};

/** The names of scores on profiles. */
export const SCORE_LABELS: Readonly<Record<GameKey, string>> = {
	githubGame: "GitHub PRs",
	redditGame: "Reddit Posts",
	countryGame: "Countries",
	movieGame: "Movies",
	musicGame: "Music",
	wealthGame: "Wealth",
	cs16Game: "CS 1.6",
	historyGame: "History (Random)",
	historyGame1800_1900: "History (1800-1900)",
	historyGame1900_1940: "History (1900-1940)",
	historyGame1940_1970: "History (1940-1970)",
	historyGame1970_2000: "History (1970-2000)",
	historyGame2000_Present: "History (2000-Present)",
};

/** What `GET /api/{game}` accepts when a game is opened: an id or a key. */
export const TRACKED_NAMES = [...GAME_IDS, ...GAME_KEYS] as const;
export type TrackedName = (typeof TRACKED_NAMES)[number];

/** Returns whether the text is one of the 13 game keys. */
export function isGameKey(text: string): text is GameKey {
	return GAME_KEYS.some((key) => key === text);
}

/** Returns whether the text is one of the eight games' ids. */
export function isGameId(text: string): text is GameId {
	return GAME_IDS.some((id) => id === text);
}

/** Returns the game that a key belongs to; all history keys belong to one game. */
export function gameOfKey(key: GameKey): GameId {
	return GAME_IDS.find((id) => key.startsWith(id)) ?? "history";
}

/** Returns the game's title; for a period of the history game with the period: "History (1940-1970)". */
export function gameTitle(key: GameKey, title = CLASSIC_GAMES[gameOfKey(key)].title): string {
	const period = key.slice(CLASSIC_GAMES[gameOfKey(key)].key.length).replace("_", "-");
	return period ? `${title} (${period})` : title;
}

/** Returns the game that a name of `TRACKED_NAMES` stands for. */
export function gameOfName(name: TrackedName): GameId {
	return isGameKey(name) ? gameOfKey(name) : name;
}

export type PlayedGame = GameId | "custom";

/** `deck`: the rounds of a daily deck, which are of several games. */
export type DuelGame = PlayedGame | "deck";

/** Scores of custom games are stored with their game. */
export type PlayedKey = GameKey | "custom";

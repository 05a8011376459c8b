import type {
	DailyBoardRow,
	DailyResultView,
	FriendResult,
	PlayedDeckRound,
	TodayView,
} from "@hilo/rules/daily/daily.views";
import type { Art } from "@hilo/rules/play/card";
import type { GameId } from "@hilo/rules/play/games";
import type { Mark } from "@hilo/rules/play/view";

const SOURCE = { source: "UN Tourism", asOf: "2018-12", measure: null, unit: null };

type Item = readonly [name: string, value: number, art: Art];

const ROUNDS: readonly (readonly [GameId, Item, Item])[] = [
	["country", ["France", 89_400_000, flag("fr")], ["Bhutan", 274_000, flag("bt")]],
	[
		"movie",
		["Titanic", 200_000_000, poster(1997, "Drama")],
		["Dr. Strangelove or: How I Learned to Stop Worrying", 1_800_000, poster(1964, "Comedy")],
	],
	[
		"music",
		["Blinding Lights", 4_700_000_000, sleeve("The Weeknd", 2019)],
		["Bohemian Rhapsody", 2_700_000_000, sleeve("Queen", 1975)],
	],
	[
		"github",
		["vuejs/vue", 209_000, { kind: "repository", owner: "vuejs", language: "TypeScript" }],
		[
			"EbookFoundation/free-programming-books",
			350_000,
			{ kind: "repository", owner: "EbookFoundation", language: "Markdown" },
		],
	],
	[
		"reddit",
		["r/aww", 37_000_000, { kind: "subreddit", name: "aww" }],
		["r/mildlyinteresting", 24_000_000, { kind: "subreddit", name: "mildlyinteresting" }],
	],
	[
		"wealth",
		["Jeff Bezos", 215_000_000_000, { kind: "monogram", initials: "JB", iso2: "us" }],
		[
			"Francoise Bettencourt Meyers & family",
			99_500_000_000,
			{ kind: "monogram", initials: "FB", iso2: "fr" },
		],
	],
	[
		"history",
		["The Erie Canal opens", 1825, { kind: "emblem", icon: "ship" }],
		["The Great Fire of London", 1666, { kind: "emblem", icon: "flame" }],
	],
	["country", ["Turkey", 45_768_000, flag("tr")], ["Germany", 38_881_000, flag("de")]],
	["movie", ["Jaws", 9_000_000, poster(1975, "Thriller")], ["Alien", 11_000_000, poster(1979, "Horror")]],
	[
		"music",
		["Wonderwall", 2_100_000_000, sleeve("Oasis", 1995)],
		["Mr. Brightside", 2_300_000_000, sleeve("The Killers", 2004)],
	],
];

function flag(iso2: string): Art {
	return { kind: "flag", iso2 };
}
function poster(year: number, genre: string): Art {
	return { kind: "poster", year, genre };
}
function sleeve(artist: string, year: number): Art {
	return { kind: "sleeve", artist, year };
}

function roundOf(n: number, mark: Mark): PlayedDeckRound {
	const [game, first, second] = ROUNDS[n] ?? [];
	if (!game || !first || !second) throw new RangeError(`No round ${n}`);
	const right = second[1] > first[1] ? "higher" : "lower";
	const other = right === "higher" ? "lower" : "higher";
	return {
		...SOURCE,
		round: n + 1,
		game,
		first: { id: `${n}-1`, name: first[0], value: first[1], art: first[2] },
		second: { id: `${n}-2`, name: second[0], value: second[1], art: second[2] },
		guess: mark === "right" ? right : mark === "wrong" ? other : "timeout",
		correct: mark === "right",
		crowd: { higher: 300 + 61 * n, lower: 904 - 61 * n, timeout: 7 * n },
	};
}

export const SAMPLE_GAMES: readonly GameId[] = ROUNDS.map(([game]) => game);

/** Eight right, one wrong, one not answered. */
export function sampleResult({
	marks = ["right", "right", "right", "right", "right", "wrong", "right", "right", "timeout", "right"],
	...more
}: Partial<DailyResultView> = {}): DailyResultView {
	return {
		day: "2026-11-23",
		number: 142,
		games: SAMPLE_GAMES,
		score: marks.filter((mark) => mark === "right").length,
		timeMs: 74_300,
		marks,
		rounds: marks.map((mark, n) => roundOf(n, mark)),
		betterThan: 71,
		among: "all",
		finished: 1204,
		friends: null,
		waitingFriends: [],
		streak: { current: 12, longest: 20, grace: 1, untilGrace: 3 },
		verified: true,
		nextInMs: 5 * 3_600_000 + 12 * 60_000,
		...more,
	};
}

export function sampleToday(more: Partial<TodayView> = {}): TodayView {
	return {
		day: "2026-11-23",
		number: 142,
		games: SAMPLE_GAMES,
		timeZone: "UTC",
		closesInMs: 5 * 3_600_000,
		nextInMs: 5 * 3_600_000,
		attempt: null,
		streak: null,
		finished: 0,
		...more,
	};
}

const NAMES = [
	"grace_hopper",
	"maya",
	"a_very_long_name_24_chars",
	"ben",
	"katherine_johnson",
	"李小龙",
	"zoe",
	"annie_easley",
];

export function sampleFriends(length: number): FriendResult[] {
	const marks = sampleResult().marks;
	return samplePlaces(length).map((place) => ({ ...place, marks }));
}

export function samplePlaces(length: number): DailyBoardRow[] {
	return Array.from({ length }, (_, n) => ({
		rank: n + 1,
		userId: `user-${n}`,
		username: NAMES[n] ?? `player_${n}`,
		avatarUrl: `/avatars/initials/${(NAMES[n] ?? "P")[0]?.toUpperCase()}-${n % 6}.svg`,
		score: Math.max(0, 10 - Math.floor(n / 2)),
		timeMs: 41_000 + 7_300 * n,
	}));
}

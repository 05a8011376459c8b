import type { DeckGame } from "@hilo/rules/daily/deck-plan";
import type { Art } from "@hilo/rules/play/card";
import type { Mark } from "@hilo/rules/play/view";
import type { Outputs } from "../../../platform/api/trpc.ts";
import type { TodayView } from "../deck/today.ts";
import type { DailyResultView } from "../result/score-text.ts";

const SOURCE = { source: "UN Tourism", asOf: "2018-12", measure: null, unit: null };

export const SAMPLE_GAMES: readonly DeckGame[] = [
	"country",
	"movie",
	"music",
	"github",
	"reddit",
	"wealth",
	"history",
	"country",
	"movie",
	"music",
];

/** Flags, as the art of any game. The names tell the rounds apart. */
const flag = (iso2: string): Art => ({ kind: "flag", iso2 });

function roundOf(n: number, mark: Mark): DailyResultView["rounds"][number] {
	const game = SAMPLE_GAMES[n];
	if (!game) throw new RangeError(`No round ${n}`);
	const right = n % 2 === 0 ? "higher" : "lower";
	const other = right === "higher" ? "lower" : "higher";
	return {
		...SOURCE,
		round: n + 1,
		game,
		first: { id: `${n}-1`, name: `First of ${n + 1}`, value: 1850, art: flag("fr") },
		second: {
			id: `${n}-2`,
			name: `Second of ${n + 1}`,
			value: right === "higher" ? 1900 : 1800,
			art: flag("es"),
		},
		guess: mark === "right" ? right : mark === "wrong" ? other : "timeout",
		correct: mark === "right",
		crowd: { higher: 300 + 61 * n, lower: 904 - 61 * n, timeout: 7 * n },
	};
}

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
		run: null,
		streak: null,
		friendsDone: null,
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

export function sampleFriends(length: number) {
	const marks = sampleResult().marks;
	return samplePlaces(length).map((place) => ({ ...place, marks }));
}

export function samplePlaces(length: number): Outputs["daily"]["board"]["rows"] {
	return Array.from({ length }, (_, n) => ({
		rank: n + 1,
		userId: `user-${n}`,
		username: NAMES[n] ?? `player_${n}`,
		avatarUrl: `/avatars/initials/${(NAMES[n] ?? "P")[0]?.toUpperCase()}-${n % 6}.svg`,
		score: Math.max(0, 10 - Math.floor(n / 2)),
		timeMs: 41_000 + 7_300 * n,
	}));
}

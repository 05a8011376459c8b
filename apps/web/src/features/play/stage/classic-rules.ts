import type { FallbackCode, OpenEndedCode } from "@hilo/rules/errors/failures";
import { CARD_SLIDE_MS, CORRECT_HIDE_MARK_MS, countUpStart } from "@hilo/rules/play/delays";
import { formatValue, spokenValue } from "@hilo/rules/play/format";
import { CLASSIC_GAMES, type GameId } from "@hilo/rules/play/games";
import { classicScale } from "@hilo/rules/play/gap";
import { loadingText } from "./loading-text.ts";
import { HIGHER_OR_LOWER, type StageRules, type StageWords, type Tint } from "./stage-rules.ts";
import { scored } from "./stage-words.ts";

export function classicRules(game: GameId): StageRules {
	const { title, measure, timerMs, advanceMs, checkMs, crossMs, wrongModalMs, countUpMs } =
		CLASSIC_GAMES[game];
	const slideMs = advanceMs - CARD_SLIDE_MS;
	return {
		title,
		tint: TINTS[game],
		timerMs,
		delays: {
			checkMs,
			hideMarkMs: Math.min(CORRECT_HIDE_MARK_MS, slideMs),
			slideMs,
			advanceMs,
			crossMs,
			gameOverMs: wrongModalMs,
			closingMs: 0,
		},
		countUp: { ms: countUpMs, from: game === "github" ? countUpStart : () => 0 },
		measure,
		subjectOf: (itemId, asked) => ({ kind: "classic", game, itemId, measure: asked ?? "" }),
		gapScale: (round) => classicScale(game, round),
		format: (value, unit) => formatValue(game, value, unit),
		spoken: (value, unit) => spokenValue(game, value, unit),
		buttons: game === "history" ? LATER_OR_EARLIER : HIGHER_OR_LOWER,
		words: { ...WORDS[game], loading: loadingText(game) },
	};
}

const TINTS: Readonly<Record<GameId, Tint>> = {
	github: 0,
	country: 1,
	reddit: 2,
	movie: 3,
	music: 4,
	wealth: 5,
	history: 6,
	cs16: 7,
};

const { up, down } = CLASSIC_GAMES.history.buttons;
/** L is Later and E is Earlier. Left and right work too, as on a timeline. */
const LATER_OR_EARLIER: StageRules["buttons"] = {
	higher: { label: up, keys: ["ArrowUp", "ArrowRight", "l"], keycaps: ["↑", "L"] },
	lower: { label: down, keys: ["ArrowDown", "ArrowLeft", "e"], keycaps: ["↓", "E"] },
};

type ClassicWords = Omit<StageWords, "loading">;

const COMMON: ClassicWords = {
	question: (asked, known, measure) => `Does ${asked} have more ${measure} than ${known}?`,
	over: () => "Game Over!",
	again: "Try Again",
	home: "Back to Home",
};

const WORDS: Readonly<Record<GameId, ClassicWords>> = {
	github: { ...COMMON, over: scored, again: "Play again", home: "Back to home" },
	reddit: { ...COMMON, home: "Home" },
	country: { ...COMMON, home: "Back Home" },
	movie: {
		...COMMON,
		question: (asked, known) => `Did “${asked}” cost more to make than “${known}”?`,
		change: "Change Filters",
	},
	music: {
		...COMMON,
		question: (asked, known) => `Does “${asked}” have more streams than “${known}”?`,
		change: "Reset",
	},
	wealth: {
		...COMMON,
		question: (asked, known) => `Is ${asked} worth more than ${known}?`,
		change: "Change Category",
	},
	history: {
		...COMMON,
		question: (_, known) => `Did this come later than “${known}”?`,
		home: "Home",
		change: "Change Time Period",
	},
	cs16: {
		...COMMON,
		question: (asked, known, measure) => `Is the ${measure} of ${asked} higher than that of ${known}?`,
		again: "Play Again",
	},
};

interface PlayFallbacks {
	readonly load?: FallbackCode | OpenEndedCode;
	readonly start?: FallbackCode;
}

/** Games with their own text for a call that fails without a text from the server. */
export const PLAY_FALLBACKS: Readonly<Partial<Record<GameId, PlayFallbacks>>> = {
	movie: { load: "play/movie-connection-failed" },
	music: { load: "play/music-load-failed" },
	wealth: { load: "play/wealth-load-failed" },
	history: { load: "play/history-init-failed", start: "play/history-start-failed" },
};

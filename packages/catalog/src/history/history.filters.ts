import type { GameKey } from "@hilo/rules/play/games";

/** Each period has its own score key; `from` and `to` are years, both inclusive. */
export const HISTORY_PERIODS = [
	{ label: "Random 1800-Present", value: "random", key: "historyGame", from: 1800, to: 9999 },
	{ label: "1800-1900", value: "1800_1900", key: "historyGame1800_1900", from: 1800, to: 1900 },
	{ label: "1900-1940", value: "1900_1940", key: "historyGame1900_1940", from: 1900, to: 1940 },
	{ label: "1940-1970", value: "1940_1970", key: "historyGame1940_1970", from: 1940, to: 1970 },
	{ label: "1970-2000", value: "1970_2000", key: "historyGame1970_2000", from: 1970, to: 2000 },
	{ label: "2000-Present", value: "2000_Present", key: "historyGame2000_Present", from: 2000, to: 9999 },
] as const satisfies readonly { label: string; value: string; key: GameKey; from: number; to: number }[];

export type HistoryPeriod = (typeof HISTORY_PERIODS)[number]["value"];

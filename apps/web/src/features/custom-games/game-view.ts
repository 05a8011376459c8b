import { numbersFrom } from "@hilo/rules/art/drawing";
import type { PrivacyLevel } from "@hilo/rules/custom-games/privacy";
import type { Outputs } from "../../platform/api/trpc.ts";
import { count } from "../../platform/count.ts";
import { dateWriter, longDate } from "../../platform/dates.ts";
import type { Tint } from "../play/stage/stage-rules.ts";

/** A game in lists, and on its own page. */
export type CardView = Outputs["customGames"]["mine"][number];
export type GameView = Outputs["customGames"]["get"];

/** @param siteName the creator of the site's own games */
export const creatorNameOf = ({ creator }: Pick<CardView, "creator">, siteName: string): string =>
	creator?.username ?? siteName;

const TINTS: readonly Tint[] = [0, 1, 2, 3, 4, 5, 6, 7];

/** Returns the game's colour for `data-tint`, which follows from its id. */
export const tintOf = (gameId: string): Tint => TINTS[numbersFrom(gameId)(TINTS.length)] ?? 0;

/** Paths for `LineIcon`: a lock, a letter, a globe and a star. */
export const PRIVACY_ICONS: Readonly<Record<PrivacyLevel, string>> = {
	private: "M6 11h12v9H6zm2.5 0V8a3.5 3.5 0 0 1 7 0v3",
	invite_only: "M3 6h18v13H3zm0 1 9 7 9-7",
	public:
		"M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18ZM3 12h18M12 3c2.5 2.6 3.8 5.6 3.8 9s-1.3 6.4-3.8 9c-2.5-2.6-3.8-5.6-3.8-9s1.3-6.4 3.8-9Z",
	featured: "m12 3.5 2.6 5.4 5.9.8-4.3 4.1 1.1 5.9-5.3-2.9-5.3 2.9 1.1-5.9-4.3-4.1 5.9-.8z",
};

const longMonth = dateWriter("en-GB", { month: "long", year: "numeric" });

/** "2026", "August 2026" or "31 August 2026", of the date of a game's numbers. */
export function asOfText(asOf: string): string {
	if (asOf.length === "2026".length) return asOf;
	return asOf.length === "2026-08".length ? longMonth(asOf) : longDate(asOf);
}

export const playsText = (plays: number) => (plays === 0 ? "No plays yet" : count(plays, "play"));

export const timerText = (seconds: number) => (seconds === 0 ? "No timer" : `${seconds} s`);

/** "24 items · 15 s · 1,203 plays"; from the first play on. */
export function summaryText(game: Pick<CardView, "itemCount" | "timerSeconds"> & Partial<CardView>): string {
	const { itemCount, timerSeconds, playCount } = game;
	const plays = playCount ? [playsText(playCount)] : [];
	return [count(itemCount, "item"), timerText(timerSeconds), ...plays].join(" · ");
}

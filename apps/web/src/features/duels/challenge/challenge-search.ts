import { parseSearch, textParam } from "../../../platform/search-params.ts";

export type ChallengeSearch = ReturnType<typeof challengeSearch>;

export const challengeSearch = parseSearch({
	/** The player's own run, whose rounds the other player gets, and its score. */
	run: textParam,
	score: (value) => (typeof value === "number" ? value : undefined),
	/** The day of the player's finished daily deck, whose cards the other player gets. */
	deck: (value) => (typeof value === "string" && isDay(value) ? value : undefined),
	/** A classic game and its filter. */
	game: textParam,
	filter: textParam,
	/** A custom game's id, and the secret of the link that led to it. */
	custom: textParam,
	key: textParam,
	to: textParam,
	/** The id of the challenge that was sent. */
	sent: textParam,
});

function isDay(text: string): boolean {
	return /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text));
}

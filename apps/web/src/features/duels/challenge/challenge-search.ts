const TEXTS = [
	/** The player's own run, whose rounds the other player gets. */
	"run",
	/** A classic game and its filter. */
	"game",
	"filter",
	/** A custom game's id, and the secret of the link that led to it. */
	"custom",
	"key",
	"to",
	/** The id of the challenge that was sent. */
	"sent",
] as const;

export type ChallengeSearch = { readonly [Name in (typeof TEXTS)[number]]?: string | undefined } & {
	readonly score?: number | undefined;
};

/** The router parses numbers, but these are texts. */
export const challengeSearch = (given: Record<string, unknown>): ChallengeSearch => ({
	...Object.fromEntries(TEXTS.flatMap((name) => (given[name] ? [[name, `${given[name]}`]] : []))),
	...(typeof given.score === "number" && { score: given.score }),
});

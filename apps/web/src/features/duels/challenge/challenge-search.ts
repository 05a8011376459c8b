/** What a link to the challenge page may say; what it leaves out is chosen there. */
const TEXTS = [
	/** One's own run that the other is to play as well. */
	"run",
	/** A classic game, and what was chosen to be played in it. */
	"game",
	"filter",
	/** A custom game's id, and the secret of the link that led to it. */
	"custom",
	"key",
	/** The friend to challenge. */
	"to",
	/** The challenge that has been sent from here. */
	"sent",
] as const;

export type ChallengeSearch = { readonly [Name in (typeof TEXTS)[number]]?: string | undefined } & {
	/** That the run had. */
	readonly score?: number | undefined;
};

/** The router reads what looks like a number as one. */
export const challengeSearch = (given: Record<string, unknown>): ChallengeSearch => ({
	...Object.fromEntries(TEXTS.flatMap((name) => (given[name] ? [[name, `${given[name]}`]] : []))),
	...(typeof given.score === "number" && { score: given.score }),
});

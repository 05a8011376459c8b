/** Returns what goes with the link of a duel that somebody else is to play. How it went for oneself is not told. */
export function challengeText(title: string): string {
	return `I challenge you to a duel on Hilo · ${title}. The same cards for both of us: can you beat me?`;
}

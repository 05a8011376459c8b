/** Returns the text for a duel's link. It does not reveal the challenger's result. */
export function challengeText(title: string): string {
	return `I challenge you to a duel on Hilo · ${title}. The same cards for both of us: can you beat me?`;
}

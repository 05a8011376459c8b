/** Returns the text for a duel's link. It does not reveal the challenger's result. @param site the site's name */
export function challengeText(site: string, title: string): string {
	return `I challenge you to a duel on ${site} · ${title}. The same cards for both of us: can you beat me?`;
}

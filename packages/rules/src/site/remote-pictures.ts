/** Pages that are about custom games alone: they are worth a document of their own, which may load what people link to. */
const GAME_PAGES = /^\/(?:custom-games?|edit-custom-game)(?:\/|$)/;
/** Pages that show the cards of games among other things, and duels, many of which are in such a game. */
const PAGES_WITH_GAMES = /^\/(?:profile|user|duel\/(?!new$)[^/]+)(?:\/|$)/;

/** Returns whether a page, by its path, shows custom games and little else. */
export function isGamePage(path: string): boolean {
	return GAME_PAGES.test(path);
}

/** Returns whether the document of a page, by its path, may load pictures of any site (D57). */
export function allowsRemotePictures(path: string): boolean {
	return isGamePage(path) || PAGES_WITH_GAMES.test(path);
}

/** Returns whether an address is one of another site's pictures. */
export function isRemotePicture(imageUrl: string): boolean {
	return /^https?:/i.test(imageUrl);
}

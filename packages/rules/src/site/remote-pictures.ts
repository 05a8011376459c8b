/** Pages about custom games only. Their document is a separate one, which may load linked pictures. */
const GAME_PAGES = /^\/(?:custom-games?|edit-custom-game|games)(?:\/|$)/;
/** Pages that also show cards of custom games: home, profiles, chats, and duels, many of which are in a custom game. */
const PAGES_WITH_GAMES = /^\/(?:$|(?:profile|user|messages|duel\/(?!new$)[^/]+)(?:\/|$))/;

/** Returns whether a page, by its path, is about custom games only. */
export function isGamePage(path: string): boolean {
	return GAME_PAGES.test(path);
}

/** Returns whether the document of a page, by its path, may load pictures of other sites. */
export function allowsRemotePictures(path: string): boolean {
	return isGamePage(path) || PAGES_WITH_GAMES.test(path);
}

/** Returns whether a picture is on another site. */
export function isRemotePicture(imageUrl: string): boolean {
	return /^https?:/i.test(imageUrl);
}

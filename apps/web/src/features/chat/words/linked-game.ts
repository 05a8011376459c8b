import { CLASSIC_GAMES, GAME_IDS, type GameId } from "@hilo/rules/play/games";

/** A game that a link in a message leads to. */
export interface LinkedGame {
	readonly name: string;
	/** Its path. */
	readonly href: string;
	/** Whose colour the card has. */
	readonly tint: GameId;
}

/** Finds the game at a path of this site; null where there is none. */
type Resolver = (path: string) => LinkedGame | null;

const classic: Resolver = (path) => {
	const id = GAME_IDS.find((each) => CLASSIC_GAMES[each].route === path);
	return id ? { name: CLASSIC_GAMES[id].title, href: path, tint: id } : null;
};

/** A resolver for each kind of game that can be linked to. */
const RESOLVERS: readonly Resolver[] = [classic];

/** Returns the game that an address of this site leads to; null for any other page. */
export function linkedGame(href: string): LinkedGame | null {
	const path = href.replace(/[?#].*$/, "").replace(/(?<=.)\/$/, "");
	for (const resolve of RESOLVERS) {
		const game = resolve(path);
		if (game) return game;
	}
	return null;
}

import { CLASSIC_GAMES, GAME_IDS, type GameId } from "@hilo/rules/play/games";

/** A game that a link in a message leads to. `href`: its path, with what it is opened by. */
export type LinkedGame =
	| {
			readonly kind: "classic";
			readonly href: string;
			readonly name: string;
			/** Whose colour the card has. */
			readonly tint: GameId;
	  }
	/** Its name is the server's to say, to whoever may see it. */
	| { readonly kind: "custom"; readonly href: string; readonly id: string; readonly key: string | undefined };

/** Finds the game at a path of this site; null where there is none. */
type Resolver = (path: string, search: URLSearchParams) => LinkedGame | null;

const classic: Resolver = (path) => {
	const id = GAME_IDS.find((each) => CLASSIC_GAMES[each].route === path);
	return id ? { kind: "classic", name: CLASSIC_GAMES[id].title, href: path, tint: id } : null;
};

const custom: Resolver = (path, search) => {
	const id = /^\/custom-games?\/([\w-]{1,64})$/.exec(path)?.[1];
	if (!id) return null;
	const key = search.get("key") ?? undefined;
	const query = key === undefined ? "" : `?${new URLSearchParams({ key })}`;
	return { kind: "custom", href: `/custom-game/${id}${query}`, id, key };
};

/** A resolver for each kind of game that can be linked to. */
const RESOLVERS: readonly Resolver[] = [classic, custom];

/** Returns the game that an address of this site leads to; null for any other page. */
export function linkedGame(href: string): LinkedGame | null {
	const [, address = "", search = ""] = /^([^?#]*)(\?[^#]*)?/.exec(href) ?? [];
	const path = address.replace(/(?<=.)\/$/, "");
	for (const resolve of RESOLVERS) {
		const game = resolve(path, new URLSearchParams(search));
		if (game) return game;
	}
	return null;
}

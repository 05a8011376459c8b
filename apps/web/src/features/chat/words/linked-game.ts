import { CLASSIC_GAMES, GAME_IDS, type GameId } from "@hilo/rules/play/games";

/** `href` is the path with the secret of the link. */
export type LinkedGame =
	| {
			readonly kind: "classic";
			readonly href: string;
			readonly name: string;
			readonly tint: GameId;
	  }
	/** The server tells the name to those who may see the game. */
	| { readonly kind: "custom"; readonly href: string; readonly id: string; readonly key: string | undefined };

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

const RESOLVERS: readonly Resolver[] = [classic, custom];

export function linkedGame(href: string): LinkedGame | null {
	const [, address = "", search = ""] = /^([^?#]*)(\?[^#]*)?/.exec(href) ?? [];
	const path = address.replace(/(?<=.)\/$/, "");
	for (const resolve of RESOLVERS) {
		const game = resolve(path, new URLSearchParams(search));
		if (game) return game;
	}
	return null;
}

/** What a ticket can be about besides its text: a page of a custom game or of a player. */
export type AboutKind = "game" | "player";

const PAGES: Readonly<Record<string, AboutKind>> = { "custom-game": "game", user: "player" };
const PATH = /^\/(custom-game|user)\/[\w-]{1,64}$/;

/** Returns what a path is about; null for every path that a ticket can't be about, those of other sites among them. */
export function aboutKind(path: string): AboutKind | null {
	const [, page = ""] = PATH.exec(path) ?? [];
	return PAGES[page] ?? null;
}

/** The kind of page that a ticket is about: a custom game's or a player's. */
export type AboutKind = "game" | "player";

const PAGES: Readonly<Record<string, AboutKind>> = { "custom-game": "game", user: "player" };
const PATH = /^\/(custom-game|user)\/[\w-]{1,64}$/;

/** Returns what a path is about; null for any other path, such as one of another site. */
export function aboutKind(path: string): AboutKind | null {
	const [, page = ""] = PATH.exec(path) ?? [];
	return PAGES[page] ?? null;
}

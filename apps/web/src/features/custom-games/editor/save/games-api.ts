import type { SavedGame } from "../model/sheet.ts";

/** A game as its creator gets it for changing it. */
export type EditableGame = SavedGame & { readonly id: string; readonly version: number };

export interface Saved {
	readonly id: string;
	readonly version: number;
}

/** What the editor asks of the server. Each throws when it fails. */
export interface GamesApi {
	/** Makes a game. The same `clientId` makes it once. */
	create(game: SavedGame, clientId: string): Promise<Saved>;
	/** Changes a game. Is refused when it is not at that version any more. */
	update(id: string, version: number, game: SavedGame): Promise<Saved>;
	load(id: string): Promise<EditableGame>;
}

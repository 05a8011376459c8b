import type { SavedGame } from "../model/sheet.ts";

export type EditableGame = SavedGame & { readonly id: string; readonly version: number };

export interface Saved {
	readonly id: string;
	readonly version: number;
}

/** The editor's calls. Each throws when it fails. */
export interface GamesApi {
	/** Repeated calls with the same `clientId` create one game. */
	create(game: SavedGame, clientId: string): Promise<Saved>;
	/** Refused if the game has another version. */
	update(id: string, version: number, game: SavedGame): Promise<Saved>;
	load(id: string): Promise<EditableGame>;
}

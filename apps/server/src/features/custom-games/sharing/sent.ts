import type { SeenGame } from "../find-game.ts";

export interface Sent {
	readonly game: SeenGame;
	readonly message: string;
	readonly sender: { readonly id: string; readonly username: string };
}

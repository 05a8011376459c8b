import type { SeenGame } from "../find-game.ts";

/** What everybody gets whom somebody invites at once. */
export interface Sent {
	readonly game: SeenGame;
	/** "" where none. */
	readonly message: string;
	readonly sender: { readonly id: string; readonly username: string };
}

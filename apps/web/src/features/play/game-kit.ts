import type { Art } from "@hilo/rules/play/card";
import type { ReactNode } from "react";

/** What a game brings to the stage besides its wording: how its items look. */
export interface GameKit {
	/** Draws an item; its number, where it is known, may colour it. */
	draw(art: Art, value: number | undefined): ReactNode;
	/** What the button in the game-over dialog says that leads back to the start screen. */
	readonly change?: string;
}

import type { Art } from "@hilo/rules/play/card";
import type { ReactNode } from "react";

/** What a game brings to the stage besides its rules: how its items look. */
export interface GameKit {
	/** Draws an item; its number, where it is known, may colour it, and its name may stand on it. */
	draw(art: Art, value: number | undefined, name?: string): ReactNode;
}

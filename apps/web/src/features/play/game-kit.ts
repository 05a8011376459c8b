import type { Art } from "@hilo/rules/play/card";
import type { ReactNode } from "react";

export interface GameKit {
	/** @param value colours some items once it is known. @param name is written on some items */
	draw(art: Art, value: number | undefined, name?: string): ReactNode;
}

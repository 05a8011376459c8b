import { type Draw, numbersFrom } from "./drawing.ts";
import { mountain, river, road } from "./motifs/landscapes.ts";
import { building, coin, food, metro } from "./motifs/things.ts";

/** The pictures of the site's own games, one for each seed. No picture hints at the item's number. */
const MOTIFS = { mountain, river, metro, food, road, coin, building } as const satisfies Record<string, Draw>;
export type Motif = keyof typeof MOTIFS;

export const isMotif = (name: string): name is Motif => Object.hasOwn(MOTIFS, name);

/** Returns the inside of an SVG of 100 by 100 units, always the same for the same seed. */
export function drawnPicture(motif: Motif, seed: string): string {
	return MOTIFS[motif](numbersFrom(`${motif} ${seed}`));
}

/** Returns the picture as an SVG document. */
export function drawnSvg(motif: Motif, seed: string): string {
	return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100" width="400" height="400">${drawnPicture(motif, seed)}</svg>`;
}

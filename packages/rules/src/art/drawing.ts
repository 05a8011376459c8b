/** Draws one picture of 100 by 100 units as SVG; `next(n)` gives a deterministic number from 0 to n - 1. */
export type Draw = (next: (below: number) => number) => string;

export const rect = (x: number, y: number, width: number, height: number, fill: string, more = "") =>
	`<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${fill}"${more}/>`;

export const disc = (x: number, y: number, r: number, fill: string, more = "") =>
	`<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}"${more}/>`;

export const path = (d: string, fill: string, more = "") => `<path d="${d}" fill="${fill}"${more}/>`;

export const line = (d: string, ink: string, width: number, more = "") =>
	`<path d="${d}" fill="none" stroke="${ink}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"${more}/>`;

export const sky = (top: string, bottom: string) =>
	`<linearGradient id="g" x2="0" y2="1"><stop stop-color="${top}"/><stop offset="1" stop-color="${bottom}"/></linearGradient>${rect(0, 0, 100, 100, "url(#g)")}`;

/** Returns numbers that are the same for the same text: `next(n)` gives 0 to n - 1. For drawing, not for dealing. */
export function numbersFrom(text: string): (below: number) => number {
	let state = 0x811c9dc5;
	for (const character of text) state = Math.imul(state ^ (character.codePointAt(0) ?? 0), 0x01000193);
	return (below) => {
		state = Math.imul(state ^ (state >>> 15), 0x2c1b3c6d);
		state = Math.imul(state ^ (state >>> 12), 0x297a2d39);
		state ^= state >>> 15;
		return (state >>> 0) % below;
	};
}

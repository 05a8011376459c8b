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

import { numbersFrom } from "@hilo/rules/art/drawing";
import { POSTER_SCENES, type PosterGenre, posterFile } from "@hilo/rules/art/poster-scenes";
import type { CSSProperties } from "react";
import { addressOf } from "../../../ui/base-path.ts";

const HUES: Readonly<Record<PosterGenre, number>> = {
	Action: 35,
	Adventure: 200,
	Animation: 330,
	Comedy: 20,
	Crime: 255,
	Documentary: 190,
	Drama: 285,
	Family: 215,
	Fantasy: 300,
	History: 70,
	Horror: 15,
	Music: 345,
	Mystery: 235,
	Romance: 5,
	"Science Fiction": 265,
	Thriller: 25,
	War: 110,
	Western: 45,
};

/** The ground of a film's poster, by genre and title. Its files are made by `icons.plugin.ts`. */
export function PosterScene({ genre, title }: { genre: PosterGenre; title: string }) {
	return (
		<svg viewBox="0 0 100 100" className="poster-scene" aria-hidden="true">
			<use href={addressOf(`/${posterFile(genre)}#v${numbersFrom(title)(POSTER_SCENES)}`)} />
		</svg>
	);
}

/** How colourful prints were from each of these years on. */
const CHROMAS = [
	[2000, 0.14],
	[1980, 0.16],
	[1960, 0.11],
	[1940, 0.08],
] as const;
/** How far the bright colours are from the ground's hue. */
const TURNS = [30, 70, 150, 180, 210, 310] as const;

/** A poster looks the same in both themes, like a photo. */
export function posterColours(genre: PosterGenre, title: string, year: number): CSSProperties {
	const next = numbersFrom(`${title} ${year}`);
	const hue = HUES[genre] + next(60) - 30;
	const bright = hue + (TURNS[next(TURNS.length)] ?? 0);
	const chroma = CHROMAS.find(([from]) => year >= from)?.[1] ?? 0.035;
	const isDay = next(3) === 0;
	const [low, ground, mid] = isDay ? [0.38, 0.62, 0.7] : [0.22, 0.34, 0.44];
	return {
		"--ground": `oklch(${ground} ${chroma} ${hue})`,
		"--low": `oklch(${low} ${chroma * 0.8} ${hue})`,
		"--mid": `oklch(${mid} ${chroma} ${hue})`,
		"--high": `oklch(0.66 ${chroma} ${bright})`,
		"--glow": `oklch(0.9 ${chroma * 0.6} ${bright})`,
		"--on-ground": `oklch(0.2 ${chroma * 0.5} ${hue})`,
	} as CSSProperties;
}

import { numbersFrom } from "@hilo/rules/art/drawing";
import { Lettering, Tile } from "./tile.tsx";

/** By genre; other genres get a hue from their name. */
const HUES: Readonly<Record<string, number>> = {
	Action: 30,
	Adventure: 75,
	Animation: 330,
	Comedy: 95,
	Crime: 10,
	Documentary: 180,
	Drama: 280,
	Family: 130,
	Fantasy: 300,
	History: 60,
	Horror: 20,
	Music: 350,
	Mystery: 260,
	Romance: 0,
	"Science Fiction": 230,
	Thriller: 250,
	War: 110,
	Western: 50,
};

const LINE = 8;

/** A film as a typographic poster: genre colour, beams by decade, title and year. */
export function Poster({ title, year, genre }: { title: string; year: number; genre: string }) {
	const hue = HUES[genre] ?? numbersFrom(genre)(360);
	const dark = `oklch(0.3 0.1 ${hue})`;
	const light = `oklch(0.86 0.13 ${hue})`;
	// Older films have wider beams.
	const beams = 4 + Math.max(0, Math.floor((year - 1900) / 10));
	const lines = linesOf(title);
	const size = Math.min(28, 148 / Math.max(...lines.map(widthOf)), 82 / lines.length);
	return (
		<Tile height={140} ground={light}>
			{Array.from({ length: beams }, (_, beam) => {
				const from = (beam / beams) * 200 - 50;
				return <path key={from} d={`M50 140L${from} 0h${100 / beams}z`} fill={dark} opacity="0.16" />;
			})}
			<rect y="96" width="100" height="44" fill={dark} />
			{lines.map((line, at) => {
				const y = 7 + size * (at + 0.85);
				return (
					<Lettering key={y} x={6} y={y} size={size} ink={dark} anchor="start">
						{line}
					</Lettering>
				);
			})}
			<Lettering x={6} y={131} size={36} ink={light} anchor="start">{`’${String(year).slice(2)}`}</Lettering>
		</Tile>
	);
}

/** In letters of the usual width. */
function widthOf(line: string): number {
	return line.length + (line.match(/[mw]/gi)?.length ?? 0) / 2;
}

function linesOf(title: string): string[] {
	const lines: string[] = [];
	for (const word of title.split(" ")) {
		const last = lines.at(-1);
		if (last && `${last} ${word}`.length <= LINE) lines[lines.length - 1] = `${last} ${word}`;
		else lines.push(word);
	}
	return lines.length > 4 ? [...lines.slice(0, 3), "…"] : lines;
}

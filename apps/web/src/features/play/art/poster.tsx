import { numbersFrom } from "./hash.ts";
import { Lettering, Tile } from "./tile.tsx";

/** A ground for each kind of film; where none is named, the genre's own letters choose. */
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

/** A film as a typographic poster: its genre's colour, its decade's beams, the year as large as it goes. */
export function Poster({ year, genre }: { year: number; genre: string }) {
	const hue = HUES[genre] ?? numbersFrom(genre)(360);
	const dark = `oklch(0.3 0.1 ${hue})`;
	const light = `oklch(0.86 0.13 ${hue})`;
	// The older the film, the wider its beams.
	const beams = 4 + Math.max(0, Math.floor((year - 1900) / 10));
	return (
		<Tile height={140} ground={light}>
			{Array.from({ length: beams }, (_, beam) => {
				const from = (beam / beams) * 200 - 50;
				return <path key={from} d={`M50 140L${from} 0h${100 / beams}z`} fill={dark} opacity="0.16" />;
			})}
			<rect y="92" width="100" height="48" fill={dark} />
			<Lettering x={8} y={40} size={34} ink={dark} anchor="start">{`’${String(year).slice(2)}`}</Lettering>
			<Lettering x={8} y={112} size={Math.min(18, 130 / genre.length)} ink={light} anchor="start">
				{genre}
			</Lettering>
			<Lettering x={8} y={130} size={12} ink={light} anchor="start">
				{String(year)}
			</Lettering>
		</Tile>
	);
}

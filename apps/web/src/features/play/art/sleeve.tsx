import { numbersFrom } from "@hilo/rules/art/numbers-from";
import { Tile } from "./tile.tsx";

/** A record half out of its sleeve, with colours and rings from the artist's name. */
export function Sleeve({ artist, year }: { artist: string; year: number }) {
	const next = numbersFrom(artist);
	const hue = next(360);
	const rings = [30, 24, 18].map((radius) => radius + next(5));
	const label = `oklch(0.8 0.16 ${hue + 40 + next(80)})`;
	return (
		<Tile ground={`oklch(0.42 0.13 ${hue})`}>
			<circle cx="68" cy="50" r="40" fill="#16121b" />
			{rings.map((radius) => (
				<circle key={radius} cx="68" cy="50" r={radius} fill="none" stroke="#3a3446" strokeWidth="0.8" />
			))}
			<circle cx="68" cy="50" r="13" fill={label} />
			<circle cx="68" cy="50" r="2.4" fill="#16121b" />
			<path d="M0 0h58v100H0z" fill={`oklch(0.78 0.14 ${hue})`} />
			<path d={SHAPES[next(SHAPES.length)]} fill={`oklch(0.34 0.12 ${hue + next(60)})`} />
			<text
				x="6"
				y="93"
				fontSize="18"
				fontWeight="700"
				fill={`oklch(0.3 0.1 ${hue})`}
				fontFamily="var(--face-display)"
			>
				{year}
			</text>
		</Tile>
	);
}

const SHAPES = [
	"M8 12h42v42H8z",
	"M29 10a22 22 0 1 1 0 44a22 22 0 1 1 0-44z",
	"M8 54l21-44 21 44z",
	"M8 12h20v20H8zM30 34h20v20H30z",
	"M8 12h42L8 54z",
	"M8 14h42v10H8zM8 30h42v10H8zM8 46h42v10H8z",
];

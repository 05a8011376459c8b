import { numbersFrom } from "@hilo/rules/art/drawing";

const SHAPES = [
	"M8 12h42v42H8z",
	"M29 10a22 22 0 1 1 0 44a22 22 0 1 1 0-44z",
	"M8 54l21-44 21 44z",
	"M8 12h20v20H8zM30 34h20v20H30z",
	"M8 12h42L8 54z",
	"M8 14h42v10H8zM8 30h42v10H8zM8 46h42v10H8z",
];

/** The oldest pattern is that of all earlier decades too. */
const FIRST_DECADE = 1950;

/** A record half out of its sleeve, with colours and shapes from the artist's name, on the pattern of its decade. */
export function Sleeve({ artist, year }: { artist: string; year: number }) {
	const next = numbersFrom(artist);
	const hue = next(360);
	const rings = [30, 24, 18].map((radius) => radius + next(5));
	const label = `oklch(0.8 0.16 ${hue + 40 + next(80)})`;
	const decade = Math.max(FIRST_DECADE, Math.floor(year / 10) * 10);
	return (
		<>
			<span className="art-ground art-decade" data-decade={decade} />
			<span className="art-subject">
				<svg viewBox="-4 0 116 100" className="size-full" aria-hidden="true">
					<circle cx="68" cy="50" r="40" fill="#16121b" />
					{rings.map((radius) => (
						<circle key={radius} cx="68" cy="50" r={radius} fill="none" stroke="#3a3446" strokeWidth="0.8" />
					))}
					<circle cx="68" cy="50" r="13" fill={label} />
					<circle cx="68" cy="50" r="2.4" fill="#16121b" />
					<path d="M0 6h58v88H0z" fill={`oklch(0.8 0.14 ${hue})`} />
					<path
						d={SHAPES[next(SHAPES.length)]}
						transform="translate(0 4)"
						fill={`oklch(0.34 0.12 ${hue + next(60)})`}
					/>
					<text
						x="7"
						y="86"
						className="art-year"
						fontSize="19"
						fill={`oklch(0.3 0.1 ${hue})`}
						fontWeight="800"
						fontFamily="var(--face-display)"
					>
						{year}
					</text>
				</svg>
			</span>
		</>
	);
}

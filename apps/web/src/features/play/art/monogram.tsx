import { numbersFrom } from "@hilo/rules/art/numbers-from";
import { Lettering, Tile } from "./tile.tsx";

export function Monogram({ initials, iso2 }: { initials: string; iso2: string }) {
	const hue = numbersFrom(initials + iso2)(360);
	return (
		<Tile ground={`oklch(0.36 0.1 ${hue})`}>
			<circle cx="50" cy="46" r="34" fill={`oklch(0.85 0.12 ${hue})`} />
			<Lettering x={50} y={58} size={initials.length > 2 ? 26 : 34} ink={`oklch(0.28 0.1 ${hue})`}>
				{initials}
			</Lettering>
			<image
				href={`/flags/${iso2}.svg`}
				x="66"
				y="68"
				width="28"
				height="21"
				preserveAspectRatio="xMidYMid slice"
			/>
		</Tile>
	);
}

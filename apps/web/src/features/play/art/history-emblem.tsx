import { Icon, Tile } from "./tile.tsx";

/** By the year's first two digits. */
const HUES: Readonly<Record<number, number>> = { 18: 60, 19: 25, 20: 200 };

/** An event's emblem. It has its century's colour only once the year is known, because the colour is a hint. */
export function HistoryEmblem({ icon, year }: { icon: string; year: number | undefined }) {
	const hue = year === undefined ? undefined : HUES[Math.floor(year / 100)];
	const ground = hue === undefined ? "oklch(0.36 0.02 300)" : `oklch(0.38 0.09 ${hue})`;
	const ink = hue === undefined ? "oklch(0.9 0.01 300)" : `oklch(0.9 0.08 ${hue})`;
	return (
		<Tile ground={ground}>
			<circle cx="50" cy="50" r="45" fill="none" stroke={ink} strokeWidth="1.5" opacity="0.5" />
			<Icon name={icon} ink={ink} />
		</Tile>
	);
}

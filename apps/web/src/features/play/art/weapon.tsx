import { Icon, Tile } from "./tile.tsx";

export function Weapon({ icon }: { icon: string }) {
	return (
		<Tile ground="oklch(0.34 0.03 250)">
			<path d="M0 0h100L0 100z" fill="oklch(0.38 0.03 250)" />
			<Icon name={icon} ink="oklch(0.93 0.02 250)" />
		</Tile>
	);
}

import { itemIcon } from "@hilo/rules/art/item-icon";
import { itemMark } from "@hilo/rules/custom-games/item-mark";
import { memo, type ReactNode } from "react";

/** A square, or a taller poster, of one colour; 100 units wide. */
function Tile({
	height = 100,
	ground,
	children,
}: {
	height?: number;
	ground?: string | undefined;
	children: ReactNode;
}) {
	return (
		<svg viewBox={`0 0 100 ${height}`} className="art-tile" aria-hidden="true">
			{ground && <rect width="100" height={height} fill={ground} />}
			{children}
		</svg>
	);
}

/** An icon of the game-icons set. */
function Icon({ name, ink }: { name: string; ink: string }) {
	const mask = `url(/icons/${name}.svg) center / contain no-repeat`;
	return (
		<foreignObject x="14" y="14" width="72" height="72">
			<div style={{ width: "100%", height: "100%", background: ink, mask }} />
		</foreignObject>
	);
}

function Lettering(props: {
	x: number;
	y: number;
	size: number;
	ink: string;
	children: string;
	anchor?: "start" | "middle" | "end";
}) {
	const { x, y, size, ink, children, anchor = "middle" } = props;
	return (
		<text
			x={x}
			y={y}
			fontSize={size}
			fill={ink}
			textAnchor={anchor}
			// Else small letters are as wide as whole pixels, and leave small pictures.
			textRendering="geometricPrecision"
			fontFamily="var(--face-display)"
			fontWeight="800"
		>
			{children}
		</text>
	);
}

interface ItemTileProps {
	name: string;
	/** By default both. */
	part?: "ground" | "mark";
}

/** An item of a custom game: what it is if its name says so, else its initials, on generated shapes. */
export const ItemTile = memo(function ItemTile({ name, part }: ItemTileProps) {
	const { letters, ground, ink, shapes } = itemMark(name);
	const icon = itemIcon(name);
	const size = [...letters].length > 1 ? 44 : 54;
	return (
		<Tile ground={part === "mark" ? undefined : ground}>
			{part !== "mark" && shapes.map(({ d, fill }) => <path key={d} d={d} fill={fill} />)}
			{part === "ground" ? null : icon === null ? (
				<Lettering x={50} y={50 + size * 0.35} size={size} ink={ink}>
					{letters}
				</Lettering>
			) : (
				<Icon name={icon} ink={ink} />
			)}
		</Tile>
	);
});

import { itemMark } from "@hilo/rules/custom-games/item-mark";
import { memo } from "react";
import { Lettering, Tile } from "./tile.tsx";

/** An item of a custom game: its initials on generated shapes. */
export const ItemTile = memo(function ItemTile({ name }: { name: string }) {
	const { letters, ground, ink, shapes } = itemMark(name);
	const size = [...letters].length > 1 ? 44 : 54;
	return (
		<Tile ground={ground}>
			{shapes.map(({ d, fill }) => (
				<path key={d} d={d} fill={fill} />
			))}
			<Lettering x={50} y={50 + size * 0.35} size={size} ink={ink}>
				{letters}
			</Lettering>
		</Tile>
	);
});

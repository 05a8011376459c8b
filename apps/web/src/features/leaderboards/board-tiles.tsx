import { Card } from "../../ui/card.tsx";
import { Icon } from "../../ui/icon.tsx";

const TILES = [
	{ title: "Top Players", icon: "cup" },
	{ title: "Classic Games", icon: "duel" },
	{ title: "Top Creators", icon: "pencil" },
	{ title: "Custom Games", icon: "plus" },
] as const;

/** What there are boards of. */
export function BoardTiles() {
	return (
		<ul className="mt-8 grid grid-cols-2 gap-3 md:mt-12 md:gap-4 lg:grid-cols-4">
			{TILES.map(({ title, icon }) => (
				<Card key={title} as="li" kind="outlined" className="flex items-center gap-3">
					<Icon name={icon} className="size-7 stroke-[2.25]" />
					<span className="font-display text-lg leading-tight font-bold md:text-xl">{title}</span>
				</Card>
			))}
		</ul>
	);
}

import { Icon } from "../../ui/icon.tsx";

const TILES = [
	{ title: "Top Players", icon: "cup" },
	{ title: "Classic Games", icon: "duel" },
	{ title: "Top Creators", icon: "pencil" },
	{ title: "Custom Games", icon: "plus" },
] as const;

/** What the page is about. Quiet, because nothing here can be pressed. */
export function BoardTiles() {
	return (
		<ul className="mt-3 grid grid-cols-2 gap-x-6 gap-y-1.5 text-muted sm:flex md:mt-4">
			{TILES.map(({ title, icon }) => (
				<li key={title} className="flex items-center gap-2">
					<Icon name={icon} className="size-5 stroke-[2.25]" />
					{title}
				</li>
			))}
		</ul>
	);
}

import { Link } from "@tanstack/react-router";
import { Icon } from "../../ui/icon.tsx";
import type { BoardTab } from "./leaderboard-search.ts";

const TILES = [
	{ id: "classic", title: "Classic Games", text: "The ten best of each", icon: "duel" },
	{ id: "custom", title: "Custom Games", text: "Boards of games by players", icon: "plus" },
	{ id: "creators", title: "Top Creators", text: "Whose games are played most", icon: "pencil" },
	{ id: "popular", title: "Popular Games", text: "Played most, with who leads them", icon: "flame" },
] as const satisfies readonly { id: BoardTab | "classic"; [part: string]: string }[];

/** For visitors. Quiet, because nothing here can be pressed. */
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

/** For players. */
export function BoardTabs({ shown }: { shown: BoardTab | undefined }) {
	return (
		<nav aria-label="Leaderboards" className="mt-4 grid grid-cols-2 gap-2 md:mt-6 md:gap-3 lg:grid-cols-4">
			{TILES.map(({ id, title, text, icon }) => (
				<Link
					key={id}
					to="/leaderboard"
					search={id === "classic" ? {} : { tab: id }}
					replace
					resetScroll={false}
					activeOptions={{ exact: true, explicitUndefined: true }}
					aria-current={id === (shown ?? "classic") ? "page" : undefined}
					className="press flex min-h-14 items-center gap-2.5 rounded-lg border-2 border-line bg-raise px-3 py-2 hover:border-edge aria-[current=page]:border-ink aria-[current=page]:bg-ink aria-[current=page]:text-paper md:gap-4 md:px-5 md:py-3.5"
				>
					<Icon name={icon} className="size-5 stroke-[2.5] md:size-7" />
					<span className="min-w-0">
						<span className="block font-display leading-tight font-bold md:text-xl">{title}</span>
						<span className="text-sm leading-snug opacity-80 max-md:sr-only">{text}</span>
					</span>
				</Link>
			))}
		</nav>
	);
}

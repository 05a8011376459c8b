import { Link } from "@tanstack/react-router";
import type { Outputs } from "../../platform/api/trpc.ts";
import { Section } from "../../ui/section.tsx";
import { CoverArt } from "../custom-games/cover-art.tsx";
import { summaryText, tintOf } from "../custom-games/game-view.ts";

type Game = Outputs["home"]["get"]["games"][number];

export function PlayersGames({ games }: { games: readonly Game[] }) {
	return (
		<Section
			title="Made by players"
			aside={
				<Link to="/custom-games" className="link py-1">
					Discover more
				</Link>
			}
		>
			{/* On phones a row to scroll, which shows that it continues. */}
			<ul className="-mx-(--gutter) grid snap-x auto-cols-[min(15rem,70vw)] grid-flow-col gap-3 overflow-x-auto scroll-px-(--gutter) px-(--gutter) pb-1 *:snap-start lg:mx-0 lg:auto-cols-fr lg:gap-5 lg:overflow-visible lg:px-0 lg:pb-0">
				{games.map((game) => (
					<GameTile key={game.id} game={game} />
				))}
			</ul>
		</Section>
	);
}

function GameTile({ game }: { game: Game }) {
	const { id, name, cover, creator } = game;
	return (
		<li
			data-tint={tintOf(id)}
			className="relative flex flex-col overflow-hidden rounded-lg bg-raise shadow-card md:rounded-xl"
		>
			<CoverArt cover={cover} className="aspect-2/1" />
			<div className="p-3 lg:p-4">
				<Link
					to="/custom-game/$id"
					params={{ id }}
					className="line-clamp-2 font-display text-lg leading-tight font-extrabold wrap-anywhere after:absolute after:inset-0 hover:underline"
				>
					<bdi>{name}</bdi>
				</Link>
				<p className="mt-1 truncate text-sm text-muted">
					by <bdi>{creator?.username ?? "Hilo"}</bdi>
				</p>
				<p className="text-sm text-muted">{summaryText(game)}</p>
			</div>
		</li>
	);
}

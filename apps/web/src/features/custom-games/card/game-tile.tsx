import { Link } from "@tanstack/react-router";
import { useSite } from "../../../platform/site.ts";
import { CoverArt } from "../cover-art.tsx";
import { type CardView, creatorNameOf, summaryText, tintOf } from "../game-view.ts";

/** A game in a row of games. The whole tile can be pressed. */
export function GameTile({ game }: { game: CardView }) {
	const { id, name, cover } = game;
	const { name: siteName } = useSite();
	return (
		<li className="relative flex flex-col overflow-hidden rounded-lg bg-raise shadow-card md:rounded-xl">
			<CoverArt cover={cover} tint={tintOf(id)} className="aspect-2/1" />
			<div className="p-3 lg:p-4">
				<h3 className="text-lg leading-tight lg:text-xl">
					<Link
						to="/custom-game/$id"
						params={{ id }}
						className="line-clamp-2 wrap-anywhere after:absolute after:inset-0 hover:underline"
					>
						<bdi>{name}</bdi>
					</Link>
				</h3>
				<p className="mt-1 truncate text-sm text-muted">
					by <bdi>{creatorNameOf(game, siteName)}</bdi>
				</p>
				<p className="text-sm text-muted">{summaryText(game)}</p>
			</div>
		</li>
	);
}

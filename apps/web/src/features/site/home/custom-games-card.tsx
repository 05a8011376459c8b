import { LinkButton } from "../../../ui/button.tsx";
import { Seam } from "../../../ui/seam.tsx";
import { ItemTile } from "../../play/art/item-tile.tsx";

/** Examples of items. */
const ITEMS = ["Pizza", "Ramen"] as const;

export function CustomGamesCard() {
	return (
		<li className="col-span-full grid overflow-hidden rounded-lg bg-raise shadow-card sm:grid-cols-[2fr_3fr] md:rounded-xl lg:grid-cols-[1fr_3fr]">
			<div aria-hidden="true" className="@container bg-accent/20">
				<div className="relative grid h-full grid-cols-2 max-sm:aspect-100/34">
					<Tile name={ITEMS[0]} look="-rotate-3" />
					<Tile name={ITEMS[1]} look="rotate-3" />
					<Seam small />
				</div>
			</div>
			<div className="flex flex-wrap items-center gap-x-8 gap-y-3 p-4 lg:p-6">
				<div className="grow basis-64">
					<h3 className="text-xl leading-tight lg:text-2xl">Custom Games</h3>
					<p className="mt-1 text-muted">
						Anything with a number can be a duel. Make your own, and challenge your friends.
					</p>
				</div>
				<LinkButton to="/custom-games" search={{ create: true }} className="min-h-11 max-sm:w-full">
					CREATE GAME
				</LinkButton>
			</div>
		</li>
	);
}

function Tile({ name, look }: { name: string; look: string }) {
	return (
		<span className="grid place-items-center">
			<span className={`size-[clamp(4rem,30cqi,6rem)] overflow-hidden rounded-sm ring-2 ring-ink ${look}`}>
				<ItemTile name={name} />
			</span>
		</span>
	);
}

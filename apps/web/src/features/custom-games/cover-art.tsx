import { useItemPicture } from "../../platform/pictures.ts";
import { Picture } from "../../ui/picture.tsx";
import { Seam } from "../../ui/seam.tsx";
import { ItemTile } from "../play/art/tile.tsx";
import type { Tint } from "../play/stage/stage-rules.ts";
import type { CardView } from "./game-view.ts";

type CoverItem = CardView["cover"][number];

interface CoverArtProps extends Pick<CardView, "cover"> {
	/** Where nothing around it has the game's colour. */
	tint?: Tint;
	className: string;
}

export function CoverArt({ cover, tint, className }: CoverArtProps) {
	const [first, second] = cover;
	return (
		<div
			aria-hidden="true"
			data-tint={tint}
			className={`@container relative grid shrink-0 grid-cols-2 gap-0.5 ${className}`}
		>
			<Half item={first} isNamed />
			<Half item={second} isNamed />
			<Seam small />
		</div>
	);
}

/** A smaller version for rows of a list. */
export function SmallArt({ cover, className = "" }: Pick<CardView, "cover"> & { className?: string }) {
	const [first, second] = cover;
	return (
		<span
			aria-hidden="true"
			className={`grid h-12 w-24 shrink-0 grid-cols-2 gap-0.5 overflow-hidden rounded-sm sm:h-14 sm:w-28 ${className}`}
		>
			<Half item={first} />
			<Half item={second} />
		</span>
	);
}

function Half({ item, isNamed = false }: { item: CoverItem | undefined; isNamed?: boolean }) {
	return (
		<span className="relative min-w-0 overflow-hidden bg-accent/20">
			{item && <ItemPicture item={item} isNamed={isNamed} />}
			{item && isNamed && (
				<span className="absolute inset-x-2 bottom-2 flex justify-center">
					<span className="truncate rounded-sm bg-paper px-2 py-1 text-xs leading-none font-bold text-ink">
						{item.name}
					</span>
				</span>
			)}
		</span>
	);
}

/** An item's picture over its generated tile, which shows until the picture is loaded or if it fails. */
function ItemPicture({ item, isNamed }: { item: CoverItem; isNamed: boolean }) {
	const address = useItemPicture(item);
	return (
		<>
			{/* The ground covers the box, whatever its shape; what stands on it fits in, between name and medallion. */}
			<span className="absolute inset-0 grid place-content-center place-items-center overflow-hidden [container-type:size] *:[grid-area:1/1]">
				<span className="size-[max(100cqw,100cqh)]">
					<ItemTile name={item.name} part="ground" />
				</span>
				<span className={isNamed ? "size-[min(76cqw,76cqh)]" : "size-[min(100cqw,100cqh)]"}>
					<ItemTile name={item.name} part="mark" />
				</span>
			</span>
			{address && <Picture src={address} loading="lazy" />}
		</>
	);
}

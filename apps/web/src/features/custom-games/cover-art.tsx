import type { ItemsSummary } from "@hilo/rules/custom-games/stored-items";
import { useItemPicture } from "../../platform/pictures.ts";
import { Picture } from "../../ui/picture.tsx";
import { Seam } from "../../ui/seam.tsx";
import { Drawing } from "../play/art/art.tsx";
import type { Tint } from "../play/stage/stage-rules.ts";

type Cover = Pick<ItemsSummary, "cover">;
type CoverItem = Cover["cover"][number];

interface CoverArtProps extends Cover {
	/** Where nothing around it has the game's colour. */
	tint?: Tint;
	className: string;
}

/** Its box has a size of its own, so that what is far from the view need not be drawn, nor its icons be loaded. */
export function CoverArt({ cover, tint, className }: CoverArtProps) {
	const [first, second] = cover;
	return (
		<div
			aria-hidden="true"
			data-tint={tint}
			className={`@container relative grid shrink-0 grid-cols-2 gap-0.5 [content-visibility:auto] ${className}`}
		>
			<Half item={first} isNamed />
			<Half item={second} isNamed />
			<Seam small />
		</div>
	);
}

/** A smaller version for rows of a list. */
export function SmallArt({ cover, className = "" }: Cover & { className?: string }) {
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
				<span className="absolute inset-x-2 bottom-2 flex justify-center @max-[12.5rem]:hidden">
					<span className="truncate rounded-sm bg-paper px-2 py-1 text-xs leading-none font-bold text-ink">
						{item.name}
					</span>
				</span>
			)}
		</span>
	);
}

/** An item's picture over the ground of its drawing, whose letters or icon show only without one, or if it fails. */
function ItemPicture({ item: { name, imageUrl }, isNamed }: { item: CoverItem; isNamed: boolean }) {
	const address = useItemPicture({ name, imageUrl });
	return (
		<Drawing
			art={{ kind: "item", name }}
			name={name}
			className={`absolute inset-0 aspect-auto [&:has(img)_.art-subject]:hidden ${isNamed ? "[--subject:10%_10%_27%] @max-[12.5rem]:[--subject:20%]" : "[--subject:12%]"}`}
		>
			{address && <Picture src={address} loading="lazy" />}
		</Drawing>
	);
}

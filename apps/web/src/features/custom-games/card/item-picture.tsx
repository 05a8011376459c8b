import { useState } from "react";
import { shownPicture } from "../../../platform/pictures.ts";
import { ItemTile } from "../../play/art/item-tile.tsx";
import type { CardView } from "./card-view.ts";

/** An item's picture over its generated tile, which shows until the picture is loaded or if it fails. */
export function ItemPicture({ item: { name, imageUrl } }: { item: CardView["cover"][number] }) {
	const [failed, setFailed] = useState(false);
	const address = failed ? null : shownPicture(imageUrl);
	return (
		<>
			{/* A square that covers the box, whatever its shape. */}
			<span className="absolute inset-0 grid place-content-center overflow-hidden [container-type:size]">
				<span className="size-[max(100cqw,100cqh)]">
					<ItemTile name={name} />
				</span>
			</span>
			{address && (
				<img
					src={address}
					alt=""
					loading="lazy"
					referrerPolicy="no-referrer"
					className="absolute inset-0 size-full object-cover"
					onError={() => setFailed(true)}
					// A picture that the server rendered may have failed before React listens.
					ref={(img) => {
						if (img?.complete && img.naturalWidth === 0) setFailed(true);
					}}
				/>
			)}
		</>
	);
}

import { useState } from "react";
import { shownPicture } from "../../../platform/pictures.ts";
import { ItemTile } from "../../play/art/item-tile.tsx";
import type { CardView } from "./card-view.ts";

/** An item's picture, over what is drawn for it until it is there, or where it can't be had. Fills the positioned box around it. */
export function ItemPicture({ item: { name, imageUrl } }: { item: CardView["cover"][number] }) {
	const [failed, setFailed] = useState(false);
	const address = failed ? null : shownPicture(imageUrl);
	return (
		<>
			{/* A square that covers the box, whatever shape that has. */}
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
					// One of the server's page may have failed before anyone listened.
					ref={(img) => {
						if (img?.complete && img.naturalWidth === 0) setFailed(true);
					}}
				/>
			)}
		</>
	);
}

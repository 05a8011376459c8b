import type { CardFace } from "@hilo/rules/play/card";
import { useState } from "react";
import { shownPicture } from "../../../platform/pictures.ts";
import type { GameKit } from "../game-kit.ts";

interface ArtProps {
	card: Pick<CardFace, "art" | "name">;
	/** The item's number, once it is known. */
	value: number | undefined;
	draw: GameKit["draw"];
}

/** What stands for an item. A picture from elsewhere covers the drawn one once it is there, and gives way when it fails. */
export function ArtOf({ card: { art, name }, value, draw }: ArtProps) {
	const [failed, setFailed] = useState(false);
	const src = art.kind === "item" ? shownPicture(art.imageUrl) : art.imageUrl;
	return (
		<div className="art" data-kind={art.kind}>
			{draw(art, value, name)}
			{src && !failed && (
				<img
					src={src}
					alt=""
					referrerPolicy="no-referrer"
					className="art-picture"
					onError={() => setFailed(true)}
					// One of the server's page may have failed before anyone listened.
					ref={(img) => {
						if (img?.complete && img.naturalWidth === 0) setFailed(true);
					}}
				/>
			)}
		</div>
	);
}

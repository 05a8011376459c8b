import type { PublicCard } from "@hilo/rules/play/card";
import { useState } from "react";
import { shownPicture } from "../../../platform/pictures.ts";
import type { GameKit } from "../game-kit.ts";

interface ArtProps {
	card: Pick<PublicCard, "art" | "name">;
	/** The item's number, once it is known. */
	value: number | undefined;
	draw: GameKit["draw"];
}

/** An item's picture over its drawing, which shows until the picture is loaded or if it fails. */
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
					// A picture that the server rendered may have failed before React listens.
					ref={(img) => {
						if (img?.complete && img.naturalWidth === 0) setFailed(true);
					}}
				/>
			)}
		</div>
	);
}

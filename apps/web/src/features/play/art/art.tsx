import type { Art } from "@hilo/rules/play/card";
import { useState } from "react";
import type { GameKit } from "../game-kit.ts";

interface ArtProps {
	art: Art;
	/** The item's number, once it is known. */
	value: number | undefined;
	draw: GameKit["draw"];
}

/** What stands for an item. A picture from elsewhere covers the drawn one once it is there, and gives way when it fails. */
export function ArtOf({ art, value, draw }: ArtProps) {
	const [failed, setFailed] = useState(false);
	return (
		<div className="art" data-kind={art.kind}>
			{draw(art, value)}
			{art.imageUrl && !failed && (
				<img src={art.imageUrl} alt="" className="art-picture" onError={() => setFailed(true)} />
			)}
		</div>
	);
}

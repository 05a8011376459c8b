import { useState } from "react";
import { shownPicture } from "../../../platform/pictures.ts";
import { Drawing, type DrawingProps } from "./drawing.tsx";

/** An item's picture over its drawing, which shows until the picture is loaded or if it fails. */
export function Art({ art, name, value }: DrawingProps) {
	const [failed, setFailed] = useState(false);
	const src = art.kind === "item" ? shownPicture(art.imageUrl) : art.imageUrl;
	return (
		<div className="art" data-kind={art.kind}>
			<Drawing art={art} name={name} value={value} />
			{src && !failed && (
				<img
					src={src}
					alt=""
					referrerPolicy="no-referrer"
					className="absolute inset-0 size-full rounded-md object-cover"
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

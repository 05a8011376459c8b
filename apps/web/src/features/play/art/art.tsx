import { drawnItemUrl } from "@hilo/rules/custom-games/drawn-item";
import type { Art as ItemArt } from "@hilo/rules/play/card";
import { shownPicture } from "../../../platform/pictures.ts";
import { Picture } from "../../../ui/picture.tsx";
import { Drawing, type DrawingProps } from "./drawing.tsx";

/** Null for the picture that the site draws for the item: its drawing is the same. */
function itemPicture({ name, imageUrl }: Extract<ItemArt, { kind: "item" }>): string | null {
	return imageUrl === drawnItemUrl(name) ? null : shownPicture(imageUrl);
}

/** An item's picture over its drawing, which shows until the picture is loaded or if it fails. */
export function Art({ art, name, value }: DrawingProps) {
	const src = art.kind === "item" ? itemPicture(art) : art.imageUrl;
	return (
		<div className="art" data-kind={art.kind}>
			<Drawing art={art} name={name} value={value} />
			{src && <Picture src={src} className="rounded-md" />}
		</div>
	);
}

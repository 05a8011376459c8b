import { useItemPicture } from "../../../platform/pictures.ts";
import { Picture } from "../../../ui/picture.tsx";
import { Drawing, type DrawingProps } from "./drawing.tsx";

/** An item's picture over its drawing, which shows until the picture is loaded or if it fails. */
export function Art({ art, name, value }: DrawingProps) {
	const itemPicture = useItemPicture({ name: "", ...art });
	const src = art.kind === "item" ? itemPicture : art.imageUrl;
	return (
		<div className="art" data-kind={art.kind}>
			<Drawing art={art} name={name} value={value} />
			{src && <Picture src={src} className="rounded-md" />}
		</div>
	);
}

import { checkImageUrl, drawnItemName } from "@hilo/rules/custom-games/item";
import { useState } from "react";
import { useMayLoad } from "../../platform/pictures.ts";
import { addressOf } from "../../ui/base-path.ts";
import { useDebounced } from "../../ui/use-debounced.ts";
import { ItemTile } from "../play/art/art.tsx";

/** A typed address is loaded after this pause, in ms. */
const TYPING_PAUSE_MS = 500;

interface PicturePreviewProps {
	readonly name: string;
	readonly url: string;
	/** Size and corners. */
	readonly className: string;
	readonly isFailureMarked?: boolean;
	readonly onLoaded?: (url: string, isLoaded: boolean) => void;
}

/** An item's picture, once its address is complete and if the page may load it; until then a tile with its name. */
export function PicturePreview(props: PicturePreviewProps) {
	const { name, url, className, isFailureMarked = false, onLoaded } = props;
	const [failedUrl, setFailedUrl] = useState("");
	const wanted = url.trim();
	const [typed] = useDebounced(wanted, TYPING_PAUSE_MS);
	const address = wanted === "" ? "" : typed;
	const isFailed = address !== "" && failedUrl === address;
	const isTile = drawnItemName(address) === name.trim();
	const isAllowed = useMayLoad(address);
	const mayLoad = isAllowed && !isTile && checkImageUrl(address) === null;
	return (
		<span
			className={`relative block shrink-0 overflow-hidden bg-sunk ${className} ${isFailed && isFailureMarked ? "outline-3 -outline-offset-3 outline-wrong" : ""}`}
		>
			{name.trim() !== "" && (
				<span className="absolute inset-0">
					<ItemTile name={name.trim()} />
				</span>
			)}
			{mayLoad && !isFailed && (
				<img
					key={address}
					src={addressOf(address)}
					alt=""
					loading="lazy"
					referrerPolicy="no-referrer"
					className="absolute inset-0 size-full object-cover"
					onLoad={() => onLoaded?.(address, true)}
					onError={() => {
						setFailedUrl(address);
						onLoaded?.(address, false);
					}}
				/>
			)}
		</span>
	);
}

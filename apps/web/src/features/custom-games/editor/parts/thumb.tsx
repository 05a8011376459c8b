import { checkImageUrl } from "@hilo/rules/custom-games/item";
import { isRemotePicture } from "@hilo/rules/site/remote-pictures";
import { memo, useEffect, useState } from "react";
import { mayLoadRemote } from "../../../../platform/pictures.ts";
import { ItemTile } from "../../../play/art/item-tile.tsx";

/** A typed address is loaded after this pause, in ms. */
const TYPED_MS = 500;

interface ThumbProps {
	readonly name: string;
	readonly url: string;
	readonly className?: string;
	readonly onPicture?: (url: string, isThere: boolean) => void;
}

export const Thumb = memo(function Thumb({ name, url, className = "size-9", onPicture }: ThumbProps) {
	const [lost, setLost] = useState("");
	const address = useStanding(url.trim());
	const mayLoad = mayLoadRemote() || !isRemotePicture(address);
	const isTried = checkImageUrl(address) === null && mayLoad && lost !== address;
	return (
		<span className={`relative block shrink-0 overflow-hidden rounded-sm bg-sunk ${className}`}>
			{name.trim() !== "" && (
				<span className="absolute inset-0 [&>svg]:size-full">
					<ItemTile name={name.trim()} />
				</span>
			)}
			{isTried && (
				<img
					key={address}
					src={address}
					alt=""
					loading="lazy"
					referrerPolicy="no-referrer"
					className="absolute inset-0 size-full object-cover"
					onLoad={() => onPicture?.(address, true)}
					onError={() => {
						setLost(address);
						onPicture?.(address, false);
					}}
				/>
			)}
		</span>
	);
});

function useStanding(text: string): string {
	const [standing, setStanding] = useState(text);
	useEffect(() => {
		if (text === standing) return;
		const timer = setTimeout(() => setStanding(text), TYPED_MS);
		return () => clearTimeout(timer);
	}, [text, standing]);
	return standing;
}

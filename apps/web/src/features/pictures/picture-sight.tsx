import { ItemTile } from "../play/art/item-tile.tsx";
import type { Sight } from "./use-picture-sight.ts";

interface PictureSightProps {
	name: string;
	sight: Sight;
	className?: string;
}

export function PictureSight({ name, sight, className = "size-24" }: PictureSightProps) {
	const { state, address, onLoad, onError } = sight;
	return (
		<span
			className={`relative block shrink-0 overflow-hidden rounded-md bg-sunk ${className} ${state === "lost" ? "outline-3 -outline-offset-3 outline-wrong" : ""}`}
		>
			{name.trim() !== "" && (
				<span className="absolute inset-0 [&>svg]:size-full">
					<ItemTile name={name.trim()} />
				</span>
			)}
			{address !== "" && state !== "lost" && (
				<img
					key={address}
					src={address}
					alt=""
					referrerPolicy="no-referrer"
					className="absolute inset-0 size-full object-cover"
					onLoad={onLoad}
					onError={onError}
				/>
			)}
		</span>
	);
}

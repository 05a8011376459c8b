import { useState } from "react";
import { addressOf } from "./base-path.ts";

interface PictureProps {
	src: string;
	loading?: "lazy";
	className?: string;
	/** A picture higher than wide is shown whole, before an enlarged copy of itself. */
	keepsPortraits?: boolean;
}

const COVERING = "absolute inset-0 size-full object-cover";
const PORTRAIT = "absolute inset-x-0 top-(--portrait-top,0) h-(--portrait-height,100%) w-full object-contain";

/** A decorative picture that covers its box from the middle. If it fails, what is behind it stays visible. */
export function Picture({ className = "", keepsPortraits = false, ...others }: PictureProps) {
	const rest = { ...others, src: addressOf(others.src) };
	const [shape, setShape] = useState<"portrait" | "failed" | null>(null);
	if (shape === "failed") return null;
	const look = (img: HTMLImageElement) => {
		if (img.naturalWidth === 0) setShape("failed");
		else if (keepsPortraits && img.naturalHeight > img.naturalWidth * MIN_PORTRAIT) setShape("portrait");
	};
	return (
		<>
			{shape === "portrait" && (
				<img src={rest.src} alt="" referrerPolicy="no-referrer" className={`${COVERING} scale-120 blur-xl`} />
			)}
			<img
				{...rest}
				alt=""
				referrerPolicy="no-referrer"
				className={`${shape === "portrait" ? PORTRAIT : COVERING} ${className}`}
				onError={() => setShape("failed")}
				onLoad={({ currentTarget }) => look(currentTarget)}
				// A picture that the server rendered may have loaded or failed before React listens.
				ref={(img) => {
					if (img?.complete) look(img);
				}}
			/>
		</>
	);
}

/** Height in widths. A little higher than wide, a picture loses little. */
const MIN_PORTRAIT = 1.1;

import { useState } from "react";

interface PictureProps {
	src: string;
	loading?: "lazy";
	className?: string;
}

/** A decorative picture that covers its box. If it fails, what is behind it stays visible. */
export function Picture({ className = "", ...rest }: PictureProps) {
	const [failed, setFailed] = useState(false);
	if (failed) return null;
	return (
		<img
			{...rest}
			alt=""
			referrerPolicy="no-referrer"
			className={`absolute inset-0 size-full object-cover ${className}`}
			onError={() => setFailed(true)}
			// A picture that the server rendered may have failed before React listens.
			ref={(img) => {
				if (img?.complete && img.naturalWidth === 0) setFailed(true);
			}}
		/>
	);
}

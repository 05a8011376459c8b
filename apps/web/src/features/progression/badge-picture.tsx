interface BadgePictureProps {
	url: string;
	/** Not earned yet: the picture without its colours. */
	isAhead?: boolean;
	className?: string;
}

/** A badge's picture. Decorative: the badge's name always stands beside it. */
export function BadgePicture({ url, isAhead = false, className = "size-16" }: BadgePictureProps) {
	return (
		<img
			src={url}
			alt=""
			width={96}
			height={96}
			className={`shrink-0 ${isAhead ? "opacity-45 grayscale" : ""} ${className}`}
		/>
	);
}

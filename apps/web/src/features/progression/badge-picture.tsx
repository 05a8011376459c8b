interface BadgePictureProps {
	url: string;
	/** Not earned yet: shown without colours. */
	isUnearned?: boolean;
	className: string;
}

/** Decorative: the badge's name is always beside it. */
export function BadgePicture({ url, isUnearned = false, className }: BadgePictureProps) {
	return (
		<img
			src={url}
			alt=""
			width={96}
			height={96}
			className={`shrink-0 ${isUnearned ? "opacity-45 grayscale" : ""} ${className}`}
		/>
	);
}

interface SkeletonProps {
	count?: number;
	/** The size of each, as of the content. */
	className: string;
	/** Their layout, as of the content. */
	list?: string;
}

/** Placeholders for content that loads. */
export function Skeleton({ count = 1, className, list = "grid gap-3" }: SkeletonProps) {
	return (
		<div aria-hidden="true" className={list}>
			{Array.from({ length: count }, (_, index) => (
				<div key={index} className={`animate-pulse rounded-md bg-raise ${className}`} />
			))}
		</div>
	);
}

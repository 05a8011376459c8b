interface SkeletonProps {
	/** How many of them, one below the other. */
	count?: number;
	/** The size of each: that of what takes its place. */
	className: string;
	/** Their layout: that of what takes their place. */
	list?: string;
}

/** Grey boxes in place of what is being loaded. */
export function Skeleton({ count = 1, className, list = "grid gap-3" }: SkeletonProps) {
	return (
		<div aria-hidden="true" className={list}>
			{Array.from({ length: count }, (_, index) => (
				<div key={index} className={`animate-pulse rounded-md bg-raise ${className}`} />
			))}
		</div>
	);
}

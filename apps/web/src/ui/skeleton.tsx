interface SkeletonProps {
	/** How many of them, one below the other. */
	count?: number;
	/** The size of each: that of what takes its place. */
	className: string;
	/** How they stand, as what takes their place does. */
	list?: string;
}

/** Holds the place of what is under way. */
export function Skeleton({ count = 1, className, list = "grid gap-3" }: SkeletonProps) {
	return (
		<div aria-hidden="true" className={list}>
			{Array.from({ length: count }, (_, index) => (
				<div key={index} className={`animate-pulse rounded-md bg-raise ${className}`} />
			))}
		</div>
	);
}

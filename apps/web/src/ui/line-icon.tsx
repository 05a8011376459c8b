interface LineIconProps {
	/** A path for a 24 by 24 view box. */
	path: string;
	/** The accessible name, if no text beside it says the same. */
	label?: string | undefined;
	className?: string | undefined;
}

export function LineIcon({ path, label, className = "size-6 stroke-[2.25]" }: LineIconProps) {
	return (
		<svg
			viewBox="0 0 24 24"
			role={label && "img"}
			aria-label={label}
			aria-hidden={label === undefined}
			className={`shrink-0 fill-none stroke-current ${className}`}
		>
			<path d={path} strokeLinecap="round" strokeLinejoin="round" />
		</svg>
	);
}

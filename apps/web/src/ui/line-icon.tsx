interface LineIconProps {
	/** Its line, as a path has it, on a field of 24 by 24. */
	path: string;
	/** What it says, where no words beside it say the same. */
	label?: string | undefined;
	className?: string | undefined;
}

/** A line in the colour of the text around it. */
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

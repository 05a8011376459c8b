import { type ReactNode, useId } from "react";

interface SectionProps {
	title: ReactNode;
	/** The accessible name if the title is not only text. */
	label?: string;
	/** Shown at the end of the heading's line. */
	aside?: ReactNode;
	/** Large on pages for players, small in lists and on administrators' pages. */
	size?: keyof typeof SIZES;
	className?: string;
	children: ReactNode;
}

const SIZES = {
	large: { line: "mb-5 gap-x-6 gap-y-3", heading: "text-3xl md:text-4xl" },
	medium: { line: "mb-4 gap-x-4 gap-y-1", heading: "text-2xl" },
	small: { line: "mb-3 min-h-11 gap-x-4 gap-y-1", heading: "text-xl" },
} as const;

export function Section({ title, label, aside, size = "large", className = "", children }: SectionProps) {
	const id = useId();
	const { line, heading } = SIZES[size];
	return (
		<section aria-label={label} aria-labelledby={label ? undefined : id} className={className}>
			<div className={`flex flex-wrap items-center justify-between ${line}`}>
				<h2 id={id} className={heading}>
					{title}
				</h2>
				{aside}
			</div>
			{children}
		</section>
	);
}

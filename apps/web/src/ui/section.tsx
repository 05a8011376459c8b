import { type ReactNode, useId } from "react";

interface SectionProps {
	title: string;
	/** Shown at the end of the heading's line. */
	aside?: ReactNode;
	className?: string;
	children: ReactNode;
}

export function Section({ title, aside, className = "", children }: SectionProps) {
	const id = useId();
	return (
		<section aria-labelledby={id} className={className}>
			<div className="mb-5 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
				<h2 id={id} className="text-3xl md:text-4xl">
					{title}
				</h2>
				{aside}
			</div>
			{children}
		</section>
	);
}

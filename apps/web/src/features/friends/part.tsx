import { type ReactNode, useId } from "react";

interface PartProps {
	title: ReactNode;
	/** The accessible name if the title is not only text. */
	label?: string;
	children: ReactNode;
}

export function Part({ title, label, children }: PartProps) {
	const id = useId();
	return (
		<section aria-label={label} aria-labelledby={label ? undefined : id}>
			<h2 id={id} className="mb-4 flex items-center gap-3 text-2xl">
				{title}
			</h2>
			{children}
		</section>
	);
}

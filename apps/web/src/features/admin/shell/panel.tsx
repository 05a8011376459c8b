import { type ReactNode, useId } from "react";

interface PanelProps {
	title: ReactNode;
	aside?: ReactNode;
	children: ReactNode;
}

export function Panel({ title, aside, children }: PanelProps) {
	const id = useId();
	return (
		<section aria-labelledby={id} className="min-w-0">
			<div className="mb-3 flex min-h-11 flex-wrap items-center justify-between gap-x-4 gap-y-1">
				<h2 id={id} className="text-xl">
					{title}
				</h2>
				{aside}
			</div>
			{children}
		</section>
	);
}

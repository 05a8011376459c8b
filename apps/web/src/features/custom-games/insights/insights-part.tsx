import { type ReactNode, useId } from "react";

interface InsightsPartProps {
	title: string;
	aside?: ReactNode;
	children: ReactNode;
}

export function InsightsPart({ title, aside, children }: InsightsPartProps) {
	const id = useId();
	return (
		<section aria-labelledby={id}>
			<div className="mb-3 flex flex-wrap items-baseline justify-between gap-x-4 border-t-2 border-ink pt-3">
				<h2 id={id} className="text-2xl">
					{title}
				</h2>
				{aside && <p className="text-muted">{aside}</p>}
			</div>
			{children}
		</section>
	);
}

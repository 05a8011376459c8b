import type { ReactNode } from "react";
import { Section } from "../../../ui/section.tsx";

interface InsightsSectionProps {
	title: string;
	aside?: ReactNode;
	children: ReactNode;
}

export function InsightsSection({ title, aside, children }: InsightsSectionProps) {
	return (
		<Section
			title={title}
			size="medium"
			aside={aside && <p className="text-muted">{aside}</p>}
			className="border-t-2 border-ink pt-3"
		>
			{children}
		</Section>
	);
}

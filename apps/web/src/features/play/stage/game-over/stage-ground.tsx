import type { ReactNode } from "react";
import type { StageRules } from "../stage-rules.ts";
import "../stage.css";

interface StageGroundProps {
	rules: Pick<StageRules, "title" | "tint">;
	children: ReactNode;
}

/** An empty stage behind a dialog. */
export function StageGround({ rules: { title, tint }, children }: StageGroundProps) {
	return (
		<section className="stage" data-tint={tint} aria-label={title}>
			<h1 className="sr-only">{title}</h1>
			<div className="stage-frame">
				<div className="stage-ground" />
			</div>
			{children}
		</section>
	);
}

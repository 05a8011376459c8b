import type { ReactNode } from "react";
import { Button } from "../../../../ui/button.tsx";

const STAGES = ["Details", "Items", "Publish"] as const;
export type Stage = (typeof STAGES)[number];

interface StepsProps {
	readonly stage: Stage;
	readonly onStage: (stage: Stage) => void;
	/** The number of problems in each step. */
	readonly wrong: Readonly<Record<Stage, number>>;
	readonly save: ReactNode;
	readonly children: ReactNode;
}

export function Steps({ stage, onStage, wrong, save, children }: StepsProps) {
	const at = STAGES.indexOf(stage);
	const before = STAGES[at - 1];
	const next = STAGES[at + 1];
	return (
		<>
			<nav aria-label="Steps">
				<ol className="grid grid-cols-3 gap-1.5">
					{STAGES.map((each, index) => (
						<li key={each}>
							<button
								type="button"
								aria-current={each === stage ? "step" : undefined}
								className="min-h-12 w-full cursor-pointer border-b-4 border-line py-1 text-center font-display font-bold text-muted aria-[current=step]:border-accent aria-[current=step]:text-ink"
								onClick={() => onStage(each)}
							>
								{index + 1} {each}
								{wrong[each] > 0 && (
									<span className="ml-1 rounded-full bg-wrong px-1.5 text-sm text-on-wrong tabular-nums">
										{wrong[each]}
										<span className="sr-only"> to fix</span>
									</span>
								)}
							</button>
						</li>
					))}
				</ol>
			</nav>
			<div className="grow pt-5 pb-6">{children}</div>
			<div className="sticky bottom-0 z-10 -mx-(--gutter) flex gap-2 border-t border-line bg-paper px-(--gutter) pt-2 pb-[max(0.5rem,var(--safe-bottom))] *:last:grow">
				{before && (
					<Button kind="quiet" onClick={() => onStage(before)}>
						Back
					</Button>
				)}
				{next ? <Button onClick={() => onStage(next)}>Next: {next}</Button> : save}
			</div>
		</>
	);
}

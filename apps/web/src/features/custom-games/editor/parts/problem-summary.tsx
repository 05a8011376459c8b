import type { SheetProblem } from "../model/problems.ts";

interface ProblemSummaryProps {
	readonly problems: readonly SheetProblem[];
	readonly numberOf: (id: string) => number;
	readonly onShow: (problem: SheetProblem) => void;
}

export function ProblemSummary({ problems, numberOf, onShow }: ProblemSummaryProps) {
	const [first] = problems;
	return (
		<div role="status">
			{first && (
				<p className="flex flex-wrap items-center gap-x-3 rounded-md border-2 border-wrong px-4 py-1 text-wrong">
					<strong>{problems.length === 1 ? "1 thing to fix" : `${problems.length} things to fix`}</strong>
					<button
						type="button"
						className="link min-h-11 cursor-pointer text-left"
						onClick={() => onShow(first)}
					>
						{first.at === "item" ? `Item ${numberOf(first.id)}: ${first.text}` : first.text}
					</button>
				</p>
			)}
		</div>
	);
}

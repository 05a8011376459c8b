import { count } from "../../../platform/count.ts";
import { Button } from "../../../ui/button.tsx";
import { useEditor } from "./use-editor.tsx";

/** What happened to the game: a restored draft, a failed save, problems to fix. */
export function Notices() {
	const { failure, isRestored, discardDraft } = useEditor();
	return (
		<div className="grid *:not-empty:mb-4">
			{isRestored && (
				<div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 rounded-md bg-raise px-4 py-2 shadow-card">
					<p className="min-w-0">We restored your draft from this device.</p>
					<Button kind="quiet" small onClick={discardDraft}>
						Discard
					</Button>
				</div>
			)}
			<div role="alert">
				{failure && (
					<p className="rounded-md border-2 border-wrong px-4 py-3 text-wrong">
						<strong>{failure}</strong> <span>Nothing is lost: everything is still here.</span>
					</p>
				)}
			</div>
			<ProblemSummary />
		</div>
	);
}

function ProblemSummary() {
	const { problems, sheet, showProblem } = useEditor();
	const [first] = problems;
	const numberOf = (id: string) => sheet.rows.findIndex((row) => row.id === id) + 1;
	return (
		<div role="status">
			{first && (
				<p className="flex flex-wrap items-center gap-x-3 rounded-md border-2 border-wrong px-4 py-1 text-wrong">
					<strong>{count(problems.length, "thing")} to fix</strong>
					<button
						type="button"
						className="link min-h-11 cursor-pointer text-left"
						onClick={() => showProblem(first)}
					>
						{first.at === "item" ? `Item ${numberOf(first.id)}: ${first.text}` : first.text}
					</button>
				</p>
			)}
		</div>
	);
}

import { Button } from "../../../ui/button.tsx";
import type { SheetProblem } from "./model/problems.ts";
import { Notice } from "./parts/notice.tsx";
import { ProblemSummary } from "./parts/problem-summary.tsx";
import type { Game } from "./use-game.ts";

export function Notices({ game, onShow }: { game: Game; onShow: (problem: SheetProblem) => void }) {
	const { saving, problems, sheet, isRestored, discard } = game;
	return (
		<div className="grid *:not-empty:mb-4">
			{isRestored && (
				<Notice
					action={
						<Button kind="quiet" small onClick={discard}>
							Discard
						</Button>
					}
				>
					We restored your draft from this device.
				</Notice>
			)}
			<div role="alert">
				{saving.failure && (
					<p className="rounded-md border-2 border-wrong px-4 py-3 text-wrong">
						<strong>{saving.failure}</strong> <span>Nothing is lost: everything is still here.</span>
					</p>
				)}
			</div>
			<ProblemSummary
				problems={problems}
				numberOf={(id) => sheet.rows.findIndex((row) => row.id === id) + 1}
				onShow={onShow}
			/>
		</div>
	);
}

import { count } from "../../../platform/count.ts";
import { Button } from "../../../ui/button.tsx";
import { useSaving } from "./use-saving.ts";
import { useSheet } from "./use-sheet.ts";
import { useView } from "./use-view.ts";

const DRAFT_NOTICE =
	"flex flex-wrap items-center justify-between gap-x-6 gap-y-2 rounded-md bg-raise px-4 py-2 shadow-card";

/** What happened to the game: a draft, a refused or failed save, problems to fix. */
export function Notices() {
	const { failure, showNewer, isRestored, discardDraft, isDraftAside, restoreDraft, forgetDraft } =
		useSaving();
	return (
		<div className="grid *:not-empty:mb-4">
			{isRestored && (
				<div className={DRAFT_NOTICE}>
					<p className="min-w-0">We restored your draft from this device.</p>
					<Button kind="quiet" small onClick={discardDraft}>
						Discard
					</Button>
				</div>
			)}
			<div role="status">
				{isDraftAside && (
					<div className={DRAFT_NOTICE}>
						<p className="min-w-0">This is the newer version. Your earlier draft is kept on this device.</p>
						<div className="flex gap-2">
							<Button kind="quiet" small onClick={restoreDraft}>
								Restore draft
							</Button>
							<Button kind="quiet" small onClick={forgetDraft}>
								Discard
							</Button>
						</div>
					</div>
				)}
			</div>
			<div role="alert">
				{showNewer && (
					<div
						ref={scrollToNotice}
						className="flex scroll-mt-40 flex-wrap items-center justify-between gap-x-6 gap-y-2 rounded-md border-2 border-wrong px-4 py-2 text-wrong"
					>
						<p className="min-w-0">
							<strong>This game was changed elsewhere.</strong>{" "}
							<span>Your draft is kept here; reload to see the newer version.</span>
						</p>
						<Button kind="quiet" small onClick={showNewer}>
							Reload
						</Button>
					</div>
				)}
				{failure && (
					<p
						ref={scrollToNotice}
						className="scroll-mt-40 rounded-md border-2 border-wrong px-4 py-3 text-wrong"
					>
						<strong>{failure}</strong> <span>Nothing is lost: everything is still here.</span>
					</p>
				)}
			</div>
			<ProblemSummary />
		</div>
	);
}

/** The notices are above what is edited, and a phone's button to save is below. */
function scrollToNotice(notice: HTMLElement | null): void {
	notice?.scrollIntoView({ block: "nearest" });
}

function ProblemSummary() {
	const { problems, sheet } = useSheet();
	const { showProblem } = useView();
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

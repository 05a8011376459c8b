import { useId } from "react";
import { count } from "../../../platform/count.ts";
import { DIALOG_LOOK, Dialog } from "../../../ui/dialog.tsx";
import { CloseButton } from "../../../ui/modal.tsx";
import { differencesOf } from "./model/differences.ts";
import type { Sheet } from "./model/sheet.ts";

interface ConflictDialogProps {
	/** The common earlier version, if known. */
	readonly base: Sheet | null;
	readonly mine: Sheet;
	readonly theirs: Sheet;
	readonly onKeepMine: () => void;
	readonly onTakeTheirs: () => void;
	readonly onClose: () => void;
}

/** Shows both versions of a game that was changed in two places, and asks which one to keep. */
export function ConflictDialog(props: ConflictDialogProps) {
	const { base, mine, theirs, onKeepMine, onTakeTheirs, onClose } = props;
	const id = useId();
	const differences = differencesOf(base, mine, theirs);
	return (
		<Dialog
			aria-labelledby={id}
			onClose={onClose}
			className={`${DIALOG_LOOK} m-auto max-h-[calc(100dvh-2rem)] w-[min(60rem,100vw-2*max(1rem,var(--safe-sides)))] overflow-y-auto overscroll-contain rounded-xl border-3 border-ink`}
		>
			<div className="border-b-2 border-line p-5 md:px-7">
				<h2 id={id} className="text-2xl leading-tight md:text-3xl">
					Someone changed this game meanwhile.
				</h2>
				<p className="mt-2 text-muted">
					{count(differences.length, "difference")}. Choose what to keep; nothing is saved until you do. If
					you take theirs, Undo brings yours back.
				</p>
			</div>
			<ul className="grid gap-4 px-5 py-4 md:px-7">
				{differences.map(({ key, label, changedBy, ...texts }) => (
					<li key={key} className="min-w-0">
						<p className="mb-1.5 font-bold [overflow-wrap:anywhere]">
							{label} <span className="font-normal text-muted">{CHANGED_BY[changedBy]}</span>
						</p>
						<dl className="grid gap-2 sm:grid-cols-2">
							<Version title="Yours" text={texts.mine} />
							<Version title="Theirs" text={texts.theirs} />
						</dl>
					</li>
				))}
			</ul>
			{/* Inside of what scrolls, so that the arrow keys scroll it from here. */}
			<div className="sticky bottom-0 grid grid-cols-2 gap-3 border-t-2 border-line bg-paper p-5 sm:grid-cols-[auto_1fr_1fr] md:px-7">
				<CloseButton kind="quiet" className="max-sm:col-span-2">
					Not yet
				</CloseButton>
				<CloseButton kind="quiet" onClick={onTakeTheirs}>
					Take theirs
				</CloseButton>
				<CloseButton onClick={onKeepMine}>Keep mine</CloseButton>
			</div>
		</Dialog>
	);
}

const CHANGED_BY = {
	me: "changed by you",
	them: "changed by them",
	both: "changed in both",
} as const;

function Version({ title, text }: { title: string; text: string }) {
	return (
		<div className="rounded-md border-2 border-edge px-3.5 py-2">
			<dt className="text-sm font-bold">{title}</dt>
			<dd className="whitespace-pre-line [overflow-wrap:anywhere]">{text}</dd>
		</div>
	);
}

import { Link } from "@tanstack/react-router";
import { Button } from "../../../ui/button.tsx";
import { LineIcon } from "../../../ui/line-icon.tsx";
import type { DraftState } from "./save/draft-keeper.ts";

const UNDO = "M8 5 4 9l4 4M4 9h10a5.5 5.5 0 0 1 0 11H8";
const REDO = "m16 5 4 4-4 4m4-4H10a5.5 5.5 0 0 0 0 11h6";

const DRAFT_WORDS: Readonly<Record<DraftState, string>> = {
	none: "",
	writing: "Saving draft…",
	kept: "Draft saved",
	lost: "No draft: this browser keeps nothing",
};

interface EditorBarProps {
	/** Null for a new game. */
	readonly gameId: string | null;
	readonly draft: DraftState;
	readonly canUndo: boolean;
	readonly canRedo: boolean;
	readonly onUndo: () => void;
	readonly onRedo: () => void;
	readonly isSaving: boolean;
	readonly onPreview: () => void;
	readonly onSave: () => void;
}

export function EditorBar(props: EditorBarProps) {
	const { gameId, draft, canUndo, canRedo, onUndo, onRedo, isSaving, onPreview, onSave } = props;
	return (
		<div className="sticky top-(--bar) z-20 mb-5 border-b border-line bg-paper py-2 max-md:-mx-(--gutter) max-md:mb-3 max-md:px-(--gutter)">
			<div className="flex flex-wrap items-center gap-x-2 gap-y-1">
				<h1 className="text-2xl md:text-3xl">{gameId === null ? "New game" : "Edit game"}</h1>
				<div className="mr-auto">
					{gameId !== null && (
						<Link
							to="/custom-game/$id"
							params={{ id: gameId }}
							className="link inline-flex min-h-11 items-center px-2 font-bold"
						>
							Open game
						</Link>
					)}
				</div>
				<p className="text-sm text-muted max-md:order-last max-md:w-full max-md:empty:hidden">
					{DRAFT_WORDS[draft]}
				</p>
				<StepButton path={UNDO} label="Undo" keys="Ctrl+Z" isOff={!canUndo} onStep={onUndo} />
				<StepButton path={REDO} label="Redo" keys="Ctrl+Shift+Z" isOff={!canRedo} onStep={onRedo} />
				<div className="contents max-md:hidden">
					<Button kind="quiet" small data-preview="" onClick={onPreview}>
						Preview
					</Button>
					<SaveButton isSaving={isSaving} onSave={onSave} />
				</div>
			</div>
		</div>
	);
}

export function SaveButton({
	isSaving,
	onSave,
	wide = false,
}: {
	isSaving: boolean;
	onSave: () => void;
	wide?: boolean;
}) {
	return (
		<Button small={!wide} wide={wide} aria-disabled={isSaving} onClick={onSave}>
			{isSaving ? "Saving..." : "Save game"}
		</Button>
	);
}

interface StepButtonProps {
	readonly path: string;
	readonly label: string;
	readonly keys: string;
	readonly isOff: boolean;
	readonly onStep: () => void;
}

function StepButton({ path, label, keys, isOff, onStep }: StepButtonProps) {
	return (
		<button
			type="button"
			title={`${label} (${keys})`}
			aria-label={label}
			aria-disabled={isOff}
			className="press grid size-11 place-items-center rounded-md text-muted hover:bg-sunk hover:text-ink"
			onClick={() => !isOff && onStep()}
		>
			<LineIcon path={path} className="size-6 stroke-[2.25]" />
		</button>
	);
}

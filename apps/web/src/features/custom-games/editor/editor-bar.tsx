import { Link } from "@tanstack/react-router";
import type { ComponentProps } from "react";
import { Button, ICON_BUTTON } from "../../../ui/button.tsx";
import { LineIcon } from "../../../ui/icon.tsx";
import type { DraftStatus } from "./draft.ts";
import { useSaving } from "./use-saving.ts";
import { useSheet } from "./use-sheet.ts";
import { useView } from "./use-view.ts";

const UNDO = "M8 5 4 9l4 4M4 9h10a5.5 5.5 0 0 1 0 11H8";
const REDO = "m16 5 4 4-4 4m4-4H10a5.5 5.5 0 0 0 0 11h6";

const DRAFT_TEXTS: Readonly<Record<DraftStatus, string>> = {
	none: "",
	storing: "Saving draft…",
	stored: "Draft saved",
	failed: "No draft: this browser keeps nothing",
};

export function EditorBar() {
	const { canUndo, canRedo, undo, redo } = useSheet();
	const { gameId, draftStatus } = useSaving();
	const { preview } = useView();
	return (
		<div className="sticky top-(--bar) z-20 mb-5 border-b border-line bg-paper py-2 max-md:-mx-(--gutter) max-md:mb-2 max-md:px-(--gutter) max-md:pb-4">
			<div className="flex flex-wrap items-center gap-x-2 gap-y-1 max-[22rem]:gap-x-1">
				<h1 className="text-2xl max-[22rem]:text-xl md:text-3xl">
					{gameId === null ? "New game" : "Edit game"}
				</h1>
				<div className="mr-auto">
					{gameId !== null && (
						<Link
							to="/custom-game/$id"
							params={{ id: gameId }}
							className="link inline-flex min-h-11 items-center px-2 font-bold max-[22rem]:px-0 max-[22rem]:text-sm"
						>
							Open game
						</Link>
					)}
				</div>
				<p className="text-sm text-muted max-md:absolute max-md:bottom-1 max-md:text-xs">
					{DRAFT_TEXTS[draftStatus]}
				</p>
				<ToolButton label="Undo" title="Undo (Ctrl+Z)" isOff={!canUndo} onPress={undo}>
					<LineIcon path={UNDO} className="size-6 stroke-[2.25]" />
				</ToolButton>
				<ToolButton label="Redo" title="Redo (Ctrl+Shift+Z)" isOff={!canRedo} onPress={redo}>
					<LineIcon path={REDO} className="size-6 stroke-[2.25]" />
				</ToolButton>
				<div className="contents max-md:hidden">
					<Button kind="quiet" small data-preview="" onClick={preview.open}>
						Preview
					</Button>
					<SaveButton />
				</div>
			</div>
		</div>
	);
}

export function SaveButton({ wide = false }: { wide?: boolean }) {
	const { isSaving, save } = useSaving();
	return (
		<Button small={!wide} wide={wide} isBusy={isSaving} onClick={save}>
			{isSaving ? "Saving..." : "Save game"}
		</Button>
	);
}

interface ToolButtonProps extends Pick<ComponentProps<"button">, "title" | "children"> {
	readonly label: string;
	/** It keeps the focus while it is off. */
	readonly isOff: boolean;
	readonly onPress: () => void;
}

export function ToolButton({ label, isOff, onPress, ...rest }: ToolButtonProps) {
	return (
		<button
			{...rest}
			type="button"
			aria-label={label}
			aria-disabled={isOff}
			className={`${ICON_BUTTON} hover:bg-sunk`}
			onClick={() => !isOff && onPress()}
		/>
	);
}

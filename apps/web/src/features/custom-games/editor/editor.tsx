import { useHydrated } from "@tanstack/react-router";
import { type RefObject, useEffect, useEffectEvent, useState } from "react";
import { count } from "../../../platform/count.ts";
import { lazyPart } from "../../../platform/lazy-part.tsx";
import { LeaveGuard } from "../../../ui/confirm.tsx";
import { CloseButton, Modal } from "../../../ui/dialog.tsx";
import { PageSpinner } from "../../../ui/spinner.tsx";
import { useMedia } from "../../../ui/use-media.ts";
import { openGame } from "./draft.ts";
import { EditorBar } from "./editor-bar.tsx";
import { gameOf } from "./model/sheet.ts";
import { Notices } from "./notices.tsx";
import { PhoneEditor } from "./phone/phone-editor.tsx";
import { StartScreen } from "./start-screen.tsx";
import { type EditorProps, SavingContext, useEditorSaving } from "./use-saving.ts";
import { SheetContext, useEditedSheet } from "./use-sheet.ts";
import { useEditorView, useView, ViewContext } from "./use-view.ts";
import { WideEditor } from "./wide-editor.tsx";

const PreviewGame = lazyPart(
	() => import("../stage/preview-game.tsx"),
	"PreviewGame",
	// Covers the page as the preview does, so that a reload of its address never shows the editor first.
	<div className="fixed inset-0 z-50 bg-paper">
		<PageSpinner />
	</div>,
);

const WIDE = "(min-width: 48rem)";

/** The editor: a table with a preview on wide screens, three steps on a phone. */
export function Editor(props: EditorProps) {
	// The browser alone has the draft, and what is typed before the script came would be lost.
	if (!useHydrated()) return <PageSpinner />;
	return <EditorScreen {...props} />;
}

function EditorScreen(props: EditorProps) {
	const [opened] = useState(() => openGame(props.playerId, props.game));
	const edited = useEditedSheet(opened.draft?.sheet ?? opened.server);
	const view = useEditorView(edited, props.game === null && opened.draft === null, props.firstItem);
	const saving = useEditorSaving(props, opened, edited, view);
	const { box, preview } = view;
	const isWide = useMedia(WIDE);
	useUndoKeys(box, edited.undo, edited.redo);
	return (
		<SheetContext value={edited}>
			<ViewContext value={view}>
				<SavingContext value={saving}>
					<div ref={box} className="wide flex grow flex-col pb-10 max-md:pb-0">
						{view.isStarting ? (
							<StartScreen />
						) : (
							<>
								<EditorBar />
								<Notices />
								{isWide ? <WideEditor /> : <PhoneEditor />}
							</>
						)}
						<p role="status" className="sr-only">
							{edited.announcement}
						</p>
						{preview.items && (
							<PreviewGame
								game={{ ...gameOf(edited.sheet), id: saving.gameId, items: preview.items }}
								onClose={preview.close}
							/>
						)}
						<LeaveGuard title="Leave without saving?" isDirty={() => saving.isDirty} screenOf={isCreating}>
							Your changes are not saved yet. A draft of them stays on this device until you sign out.
						</LeaveGuard>
						<UnmatchedPictures />
					</div>
				</SavingContext>
			</ViewContext>
		</SheetContext>
	);
}

const isCreating = (search: object) => "create" in search && search.create === true;

/** Handles the undo and redo keys in the editor before a field's own undo does. */
function useUndoKeys(box: RefObject<HTMLElement | null>, undo: () => void, redo: () => void): void {
	const onKey = useEffectEvent((event: KeyboardEvent) => {
		const { target } = event;
		const isHere = target === document.body || (target instanceof Node && box.current?.contains(target));
		const type = historyKeyOf(event);
		if (!type || !isHere) return;
		// Of the dialogs only those that edit an item belong to the history.
		const dialog = box.current?.querySelector("dialog[open]");
		if (dialog && !dialog.querySelector("[data-edits-item]")) return;
		event.preventDefault();
		if (type === "undo") undo();
		else redo();
	});
	useEffect(() => {
		const listen = (event: KeyboardEvent) => onKey(event);
		addEventListener("keydown", listen);
		return () => removeEventListener("keydown", listen);
	}, []);
}

function historyKeyOf({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): "undo" | "redo" | null {
	if (!(ctrlKey || metaKey) || altKey) return null;
	const letter = key.toLowerCase();
	if (letter === "z") return shiftKey ? "redo" : "undo";
	return letter === "y" && ctrlKey ? "redo" : null;
}

/** Asks what to do with pictures that no item is named after. */
function UnmatchedPictures() {
	const { unmatched } = useView();
	if (!unmatched) return null;
	const { files, matchedCount, onAdd, onClose } = unmatched;
	return (
		<Modal
			title={`${matchedCount === 0 ? "None" : matchedCount} matched, ${files.length} new. Add ${files.length === 1 ? "it as an item" : "them as items"}?`}
			onClose={onClose}
		>
			<ul className="mt-3 max-h-40 list-disc overflow-y-auto pl-5 text-muted wrap-anywhere">
				{files.map(({ name }, at) => (
					<li key={at}>{name}</li>
				))}
			</ul>
			<div className="mt-6 flex flex-wrap gap-2 *:grow">
				<CloseButton kind="quiet">Leave out</CloseButton>
				<CloseButton onClick={onAdd}>Add {count(files.length, "item")}</CloseButton>
			</div>
		</Modal>
	);
}

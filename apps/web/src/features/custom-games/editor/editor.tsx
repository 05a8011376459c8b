import { useHydrated } from "@tanstack/react-router";
import { lazy, type RefObject, useEffect, useEffectEvent, useRef } from "react";
import { LazyPart } from "../../../platform/lazy-part.tsx";
import { LeaveGuard } from "../../../ui/leave-guard.tsx";
import { PageSpinner } from "../../../ui/spinner.tsx";
import { useMedia } from "../../../ui/use-media.ts";
import { EditorBar } from "./editor-bar.tsx";
import { gameOf } from "./model/sheet.ts";
import { Notices } from "./notices.tsx";
import { PhoneEditor } from "./phone/phone-editor.tsx";
import { StartScreen } from "./start/start-screen.tsx";
import { UnmatchedPictures } from "./unmatched-pictures.tsx";
import { EditorContext, type EditorProps, useEditorState } from "./use-editor.tsx";
import { WideEditor } from "./wide-editor.tsx";

const PreviewGame = lazy(async () => ({ default: (await import("../stage/preview-game.tsx")).PreviewGame }));

const WIDE = "(min-width: 48rem)";

/** The editor: a table with a preview on wide screens, three steps on a phone. */
export function Editor(props: EditorProps) {
	// The browser alone has the draft, and what is typed before the script came would be lost.
	if (!useHydrated()) return <PageSpinner />;
	return <EditorScreen {...props} />;
}

function EditorScreen(props: EditorProps) {
	const editor = useEditorState(props);
	const { box, sheet, gameId, preview, isStarting } = editor;
	const isWide = useMedia(WIDE);
	useUndoKeys(box, editor.undo, editor.redo);
	useStartedFocus(box, isStarting);
	return (
		<EditorContext value={editor}>
			<div ref={box} className="wide flex grow flex-col pb-10 max-md:pb-0">
				{isStarting ? (
					<StartScreen />
				) : (
					<>
						<EditorBar />
						<Notices />
						{isWide ? <WideEditor /> : <PhoneEditor />}
					</>
				)}
				<p role="status" className="sr-only">
					{editor.announcement}
				</p>
				{preview.items && (
					<LazyPart fallback={<PreviewCover />}>
						<PreviewGame
							game={{ ...gameOf(sheet), id: gameId, items: preview.items }}
							onClose={preview.close}
						/>
					</LazyPart>
				)}
				<LeaveGuard title="Leave without saving?" isDirty={editor.isDirty} screenOf={isCreating}>
					Your changes are not saved yet. A draft of them stays on this device until you sign out.
				</LeaveGuard>
				<UnmatchedPictures />
			</div>
		</EditorContext>
	);
}

/** Covers the page as the preview does, so that a reload of its address never shows the editor first. */
function PreviewCover() {
	return (
		<div className="fixed inset-0 z-50 bg-paper">
			<PageSpinner />
		</div>
	);
}

/** After the start screen the game's name takes the focus, because it comes next. */
function useStartedFocus(box: RefObject<HTMLElement | null>, isStarting: boolean): void {
	const wasStarting = useRef(isStarting);
	useEffect(() => {
		if (wasStarting.current && !isStarting)
			box.current?.querySelector<HTMLElement>('[data-name="name"]')?.focus();
		wasStarting.current = isStarting;
	}, [box, isStarting]);
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

import { ERRORS } from "@hilo/rules/errors/errors";
import { useNavigate, useRouter, useSearch } from "@tanstack/react-router";
import { createContext, type RefObject, use, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { toast } from "../../../platform/toasts.ts";
import type { ImportSource } from "../import/import-source.ts";
import { previewItems, type SheetProblem } from "./model/problems.ts";
import type { Sheet } from "./model/sheet.ts";
import { usePictures } from "./use-pictures.ts";
import type { EditedSheet } from "./use-sheet.ts";

/** The steps of the editor on a phone. */
export const PHONE_STEPS = ["Details", "Items", "Publish"] as const;
export type PhoneStep = (typeof PHONE_STEPS)[number];

export type EditorView = ReturnType<typeof useEditorView>;
export const ViewContext = createContext<EditorView | null>(null);

/** What is open in the editor around it, and its focus. */
export function useView(): EditorView {
	const view = use(ViewContext);
	if (!view) throw new Error("useView needs a ViewContext");
	return view;
}

/** @param startsNew whether the start screen comes first */
export function useEditorView(edited: EditedSheet, startsNew: boolean) {
	const { sheet, dispatch, items } = edited;
	const box = useRef<HTMLDivElement>(null);
	const [isStarting, setStarting] = useState(startsNew);
	const [phoneStep, setPhoneStep] = useState<PhoneStep>("Details");
	/** What the import dialog opens with, "nothing" to ask for it; null while it is closed. */
	const [importing, setImporting] = useState<ImportSource | File | "nothing" | null>(null);
	const focusOn = (selector: string, options?: FocusOptions) =>
		box.current?.querySelector<HTMLElement>(selector)?.focus(options);
	return {
		box,
		focusOn,
		isStarting,
		/** Leaves the start screen with the first items. The game's name takes the focus, because it comes next. */
		start(first: Sheet) {
			flushSync(() => {
				dispatch({ type: "replace", sheet: first });
				setStarting(false);
			});
			focusOn('[data-name="name"]');
		},
		phoneStep,
		setPhoneStep,
		/** Focuses the field of a problem, after its step is shown. */
		showProblem(problem: SheetProblem) {
			flushSync(() => setPhoneStep(phoneStepOf(problem)));
			if (problem.at !== "item")
				return focusOn(problem.at === "items" ? "[data-add]" : `[data-name="${problem.at}"]`);
			const index = sheet.rows.findIndex(({ id }) => id === problem.id);
			items.current?.show(index, problem.field);
		},
		importing,
		setImporting,
		preview: usePreview(box, sheet),
		...usePictures(edited),
	};
}

export function phoneStepOf({ at }: SheetProblem): PhoneStep {
	if (at === "item" || at === "items") return "Items";
	return at === "timerSeconds" ? "Publish" : "Details";
}

/** The preview is part of the address, so that going back closes it. */
function usePreview(editor: RefObject<HTMLElement | null>, sheet: Sheet) {
	const isAsked: boolean = useSearch({
		strict: false,
		select: (search: object) => "preview" in search && search.preview === true,
	});
	const navigate = useNavigate();
	const { history } = useRouter();
	const wasOpened = useRef(false);
	const items = isAsked ? previewItems(sheet) : null;
	useReturnedFocus(editor, items !== null);
	const ask = (preview: true | undefined) => {
		const search = (now: object) => ({ ...now, preview });
		navigate({ to: ".", search: search as never, replace: !preview, resetScroll: false });
	};
	return {
		items,
		open: () => {
			if (!previewItems(sheet)) return toast("error", ERRORS["custom-games/too-few-to-preview"].message);
			wasOpened.current = true;
			ask(true);
		},
		close: () => {
			if (wasOpened.current) history.back();
			else ask(undefined);
			wasOpened.current = false;
		},
	};
}

/**
 * When the preview closes, its button takes the focus if nothing else has it. After Escape the dialog has returned it
 * before the address changes, and the player may be in a field by then.
 */
function useReturnedFocus(editor: RefObject<HTMLElement | null>, isOpen: boolean): void {
	const wasOpen = useRef(isOpen);
	useEffect(() => {
		const isLost = document.activeElement === document.body;
		// Of the two buttons, the one hidden at this width does not take the focus.
		const buttons = editor.current?.querySelectorAll<HTMLElement>("[data-preview]") ?? [];
		if (wasOpen.current && !isOpen && isLost) for (const button of buttons) button.focus();
		wasOpen.current = isOpen;
	}, [editor, isOpen]);
}

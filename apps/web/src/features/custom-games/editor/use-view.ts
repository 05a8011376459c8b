import { ERRORS } from "@hilo/rules/errors/errors";
import { useNavigate, useRouter, useSearch } from "@tanstack/react-router";
import { createContext, type RefObject, use, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { count } from "../../../platform/count.ts";
import { newId } from "../../../platform/new-id.ts";
import { toast } from "../../../platform/toasts.ts";
import { itemNameOf } from "../../pictures/choose-pictures.tsx";
import { usePictureUploads } from "../../pictures/picture-uploads.ts";
import type { ImportSource } from "../import/import-source.ts";
import { matchPictures } from "./model/match-pictures.ts";
import { previewItems, type SheetProblem } from "./model/problems.ts";
import { blankRow, type Sheet } from "./model/sheet.ts";
import { useMore } from "./use-more.ts";
import type { EditedSheet } from "./use-sheet.ts";

/** The steps of the editor on a phone. */
export const PHONE_STEPS = ["Details", "Items", "Save"] as const;
export type PhoneStep = (typeof PHONE_STEPS)[number];

export type EditorView = ReturnType<typeof useEditorView>;
export const ViewContext = createContext<EditorView | null>(null);

/** What is open in the editor around it, and its focus. */
export function useView(): EditorView {
	const view = use(ViewContext);
	if (!view) throw new Error("useView needs a ViewContext");
	return view;
}

/**
 * @param startsNew whether the start screen comes first
 * @param firstItem the id of the item whose value has the focus first
 */
export function useEditorView(edited: EditedSheet, startsNew: boolean, firstItem?: string) {
	const { sheet, dispatch, items } = edited;
	const box = useRef<HTMLDivElement>(null);
	const [isStarting, setStarting] = useState(startsNew);
	const more = useMore(sheet);
	const [firstAt] = useState(() => sheet.rows.findIndex(({ id }) => id === firstItem));
	const [phoneStep, showStep] = useState<PhoneStep>(firstAt < 0 ? "Details" : "Items");
	useEffect(() => {
		if (firstAt >= 0) items.current?.show(firstAt, "value");
	}, [items, firstAt]);
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
		/** Shows a step from its beginning. The button that led there may be gone, so its name takes the focus. */
		goToStep(step: PhoneStep) {
			flushSync(() => showStep(step));
			focusOn('[aria-current="step"]', { preventScroll: true });
			window.scrollTo({ top: 0, behavior: "instant" });
		},
		/** Focuses the field of a problem, after its step is shown. */
		showProblem(problem: SheetProblem) {
			flushSync(() => {
				showStep(phoneStepOf(problem));
				more.openFor(problem);
			});
			if (problem.at !== "item")
				return focusOn(problem.at === "items" ? "[data-add]" : `[data-name="${problem.at}"]`);
			const index = sheet.rows.findIndex(({ id }) => id === problem.id);
			items.current?.show(index, problem.field);
		},
		more,
		importing,
		setImporting,
		preview: usePreview(box, sheet),
		...usePictures(edited),
	};
}

export function phoneStepOf({ at }: SheetProblem): PhoneStep {
	if (at === "item" || at === "items") return "Items";
	return at === "timerSeconds" ? "Save" : "Details";
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

/** Pictures that are chosen together. `group` makes them one step of the history. */
interface Batch {
	readonly group: string;
	readonly matchedCount: number;
	readonly files: readonly File[];
}

/** Uploads pictures to the items that their files are named after, and asks whether others are new items. */
function usePictures({ sheet, dispatch, announce }: EditedSheet) {
	/** Of pending uploads, by row id. */
	const groups = useRef(new Map<string, string>());
	const uploads = usePictureUploads((id, text) => {
		dispatch({ type: "cell", id, field: "imageUrl", text, group: groups.current.get(id) });
		groups.current.delete(id);
	});
	const [unmatched, setUnmatched] = useState<Batch | null>(null);
	const upload = (id: string, file: File, group: string) => {
		groups.current.set(id, group);
		uploads.add(id, file);
	};
	const addAsItems = ({ files, group }: Pick<Batch, "files" | "group">) => {
		const added = files.map((file) => ({ file, row: { ...blankRow(newId()), name: itemNameOf(file) } }));
		dispatch({ type: "add", rows: added.map(({ row }) => row), mode: "append", group });
		for (const { file, row } of added) upload(row.id, file, group);
	};
	return {
		uploads,
		unmatched: unmatched && {
			...unmatched,
			onAdd: () => addAsItems(unmatched),
			onClose: () => setUnmatched(null),
		},
		addPictures(files: readonly File[]) {
			const group = newId();
			const { matched, unmatched: rest } = matchPictures(files, sheet.rows);
			for (const [id, file] of matched) upload(id, file, group);
			if (matched.length > 0) announce(`${count(matched.length, "picture")} matched`);
			if (rest.length === 0) return;
			// Into an empty game all of them come as items.
			if (sheet.rows.every(({ name }) => name.trim() === "")) addAsItems({ files: rest, group });
			else setUnmatched({ files: rest, matchedCount: matched.length, group });
		},
	};
}

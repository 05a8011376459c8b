import { ERRORS } from "@hilo/rules/errors/errors";
import { useNavigate, useRouter, useSearch } from "@tanstack/react-router";
import { type RefObject, useEffect, useRef } from "react";
import { toast } from "../../../platform/toasts.ts";
import { previewItems } from "./model/problems.ts";
import type { Sheet } from "./model/sheet.ts";

/** The preview is part of the address, so that going back closes it. */
export function usePreview(editor: RefObject<HTMLElement | null>, sheet: Sheet) {
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

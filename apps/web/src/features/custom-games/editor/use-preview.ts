import { ERRORS } from "@hilo/rules/errors/errors";
import { useNavigate, useRouter, useSearch } from "@tanstack/react-router";
import { useEffect, useEffectEvent, useMemo, useRef } from "react";
import { toast } from "../../../platform/toasts.ts";
import { previewItems } from "./model/problems.ts";
import type { Sheet } from "./model/sheet.ts";

/** The preview, which is open while the address asks for it, so that one can go back from it. */
export function usePreview(sheet: Sheet) {
	const isAsked: boolean = useSearch({
		strict: false,
		select: (search: object) => "preview" in search && search.preview === true,
	});
	const navigate = useNavigate();
	const { history } = useRouter();
	const wasOpened = useRef(false);
	const items = useMemo(() => (isAsked ? previewItems(sheet) : null), [isAsked, sheet]);
	const ask = (preview: true | undefined) => {
		const search = (before: object) => ({ ...before, preview });
		navigate({ to: ".", search: search as never, replace: !preview, resetScroll: false });
	};
	// An address that was kept may ask for what is not there.
	const isVain = isAsked && items === null;
	const giveUp = useEffectEvent(() => ask(undefined));
	useEffect(() => {
		if (isVain) giveUp();
	}, [isVain]);
	return {
		/** What is played with; null while no preview is open. */
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

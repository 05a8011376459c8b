import { checkSearch, MIN_SEARCH_LENGTH } from "@hilo/rules/profiles/search";
import { useQueryClient } from "@tanstack/react-query";
import { type RefObject, useEffect, useState } from "react";

const DEBOUNCE_MS = 500;
/** Keeps the text while another page is shown. Signing out clears it. */
const KEPT = ["friend-search"];

const lengthOf = (text: string) => [...text.normalize("NFC").trim()].length;

export interface SearchText {
	readonly text: string;
	/** The text after a pause in typing; null while it is too short or too long. */
	readonly query: string | null;
	readonly initial: string;
	type(text: string): void;
	submit(): void;
}

export function useSearchText(input: RefObject<HTMLInputElement | null>): SearchText {
	const queryClient = useQueryClient();
	const [initial] = useState(() => queryClient.getQueryData<string>(KEPT) ?? "");
	const [text, setText] = useState(initial);
	const [settled, settle] = useState(initial);
	const type = (next: string) => {
		queryClient.setQueryData(KEPT, next);
		setText(next);
	};
	useEffect(() => {
		// The player may have typed before the page's script was loaded.
		if (input.current?.value) setText(input.current.value);
	}, [input]);
	useEffect(() => {
		const timer = setTimeout(() => settle(text), DEBOUNCE_MS);
		return () => clearTimeout(timer);
	}, [text]);
	const canAsk = (words: string) => lengthOf(words) >= MIN_SEARCH_LENGTH && checkSearch(words) === null;
	return {
		text,
		query: canAsk(text) && canAsk(settled) ? settled.trim() : null,
		initial,
		type,
		submit: () => settle(text),
	};
}

export const isTooShort = (text: string): boolean => lengthOf(text) > 0 && lengthOf(text) < MIN_SEARCH_LENGTH;

import { checkSearch, SEARCH_MIN } from "@hilo/rules/profiles/search";
import { useQueryClient } from "@tanstack/react-query";
import { type RefObject, useEffect, useState } from "react";

const DEBOUNCE_MS = 500;
/** Under this key the text is kept while another page is looked at, and forgotten with the one who typed it. */
const KEPT = ["friend-search"];

const lengthOf = (text: string) => [...text.normalize("NFC").trim()].length;

export interface SearchText {
	/** What stands in the field. */
	readonly text: string;
	/** What is to be looked for: the text, half a second after it was last changed. Null while it can't be looked for. */
	readonly query: string | null;
	/** What stands in the field at first. */
	readonly initial: string;
	type(text: string): void;
	/** Looks for the text at once. */
	submit(): void;
}

/** What is typed into the search for players, and what of it is to be looked for (platform.md, section 5). */
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
		// Typed before the page's script came.
		if (input.current?.value) setText(input.current.value);
	}, [input]);
	useEffect(() => {
		const timer = setTimeout(() => settle(text), DEBOUNCE_MS);
		return () => clearTimeout(timer);
	}, [text]);
	const canAsk = (words: string) => lengthOf(words) >= SEARCH_MIN && checkSearch(words) === null;
	return {
		text,
		query: canAsk(text) && canAsk(settled) ? settled.trim() : null,
		initial,
		type,
		submit: () => settle(text),
	};
}

/** Whether so little was typed that nobody is looked for yet. */
export const isTooShort = (text: string): boolean => lengthOf(text) > 0 && lengthOf(text) < SEARCH_MIN;

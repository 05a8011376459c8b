import { type RefObject, useEffect, useState } from "react";

const COPIED_MS = 2000;

/** Copies a text and confirms it for two seconds. If the clipboard is blocked, it selects the text. */
export function useCopied(text: string, field: RefObject<HTMLInputElement | null>) {
	const [copies, setCopies] = useState(0);
	const [isCopied, setCopied] = useState(false);
	useEffect(() => {
		if (copies === 0) return;
		setCopied(true);
		const timer = setTimeout(() => setCopied(false), COPIED_MS);
		return () => clearTimeout(timer);
	}, [copies]);
	const copy = async () => {
		try {
			await navigator.clipboard.writeText(text);
			setCopies((before) => before + 1);
		} catch {
			field.current?.focus();
			field.current?.select();
		}
	};
	return { isCopied, copy };
}

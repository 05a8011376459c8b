import { useRef, useState } from "react";
import { personalStore } from "../../../platform/personal-store.ts";

/** What is written to support and not sent. */
export interface Draft {
	readonly texts: Readonly<Partial<Record<string, string>>>;
	/** Addresses of pictures that were uploaded. */
	readonly pictures: readonly string[];
	/** What it is called when it is sent. The same text sent again, after a lost answer, is the same message. */
	readonly clientId: string;
}

const emptyDraft = (): Draft => ({ texts: {}, pictures: [], clientId: crypto.randomUUID() });

/**
 * What is written in one of a player's forms. It is there again after a reload, until it is sent. For what the browser alone renders: the
 * server knows of none.
 */
export function useDraft(playerId: string, form: string) {
	const store = personalStore("browser", playerId, `support:${form}`);
	const [first] = useState(() => parse(store.read()) ?? emptyDraft());
	const now = useRef(first);
	const [pictures, setPictures] = useState(first.pictures);
	const change = (part: Partial<Pick<Draft, "texts" | "pictures">>) => {
		now.current = { ...now.current, ...part, clientId: crypto.randomUUID() };
		store.write(JSON.stringify(now.current));
		if (part.pictures) setPictures(part.pictures);
	};
	return {
		/** What was there when the form appeared. */
		first,
		pictures,
		now: () => now.current,
		change,
		forget() {
			now.current = emptyDraft();
			setPictures([]);
			store.write(null);
		},
	};
}

function parse(text: string | null): Draft | null {
	if (text === null) return null;
	try {
		const { texts, pictures, clientId } = JSON.parse(text) as Draft;
		return { texts: { ...texts }, pictures: [...pictures], clientId };
	} catch {
		return null;
	}
}

import { useRef, useState } from "react";
import { personalStore } from "../../../platform/personal-store.ts";

export interface Draft {
	readonly texts: Readonly<Partial<Record<string, string>>>;
	/** Addresses of uploaded pictures. */
	readonly pictures: readonly string[];
	/** Lets the server recognise a message that is sent again after a lost answer. */
	readonly clientId: string;
}

const emptyDraft = (): Draft => ({ texts: {}, pictures: [], clientId: crypto.randomUUID() });

/** The draft of one of a player's forms, stored in the browser until sent. The server can't render it. */
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
		/** The draft when the form appeared. */
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

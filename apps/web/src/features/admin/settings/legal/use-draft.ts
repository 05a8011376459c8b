import type { LegalKind } from "@hilo/rules/site/legal";
import { useState } from "react";
import { type Draft, draftStore, readDraft } from "./draft.ts";

/** The text as it is being written. What differs from the published one is kept on this device at every change. */
export function useDraft(playerId: string, kind: LegalKind, published: Draft) {
	const [store] = useState(() => draftStore(playerId, kind));
	const [draft, setDraft] = useState<Draft | null>(() => readDraft(store));
	const [isKept, setKept] = useState(true);
	const keep = (next: Draft | null) => {
		setDraft(next);
		setKept(store.write(next && JSON.stringify(next)));
	};
	const { markdown, version } = draft ?? published;
	return {
		markdown,
		/** The version that the text was made from. */
		version,
		isChanged: draft !== null && markdown.trim() !== published.markdown,
		/** Whether this device could keep it. */
		isKept,
		write: (text: string) => keep(text.trim() === published.markdown ? null : { markdown: text, version }),
		/** Goes on with the text on top of the version that is published now. */
		rebase: () => keep({ markdown, version: published.version }),
		discard: () => keep(null),
	};
}

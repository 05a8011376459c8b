import type { LegalKind } from "@hilo/rules/site/legal";
import { useState } from "react";
import { type Draft, draftStore, readDraft } from "./draft.ts";

/** The edited text. Changes to the published one are stored in the browser as they are typed. */
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
		version,
		isChanged: draft !== null && markdown.trim() !== published.markdown,
		/** False if the browser could not store it. */
		isKept,
		write: (text: string) => keep(text.trim() === published.markdown ? null : { markdown: text, version }),
		rebase: () => keep({ markdown, version: published.version }),
		discard: () => keep(null),
	};
}

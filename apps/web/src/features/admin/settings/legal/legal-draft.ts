import type { LegalKind } from "@hilo/rules/site/legal";
import { useState } from "react";
import { personalValue } from "../../../../platform/stored-value.ts";

/** An unpublished text and the version that it is based on. */
interface Draft {
	readonly markdown: string;
	readonly version: number;
}

/** The edited text. Changes to the published one are stored in the browser as they are typed. */
export function useDraft(playerId: string, kind: LegalKind, published: Draft) {
	const [stored] = useState(() => personalValue("browser", playerId, `legal-${kind}`, parseDraft));
	const [draft, setDraft] = useState<Draft | null>(() => stored.read());
	const [isStored, setStored] = useState(true);
	const save = (next: Draft | null) => {
		setDraft(next);
		setStored(stored.write(next));
	};
	const { markdown, version } = draft ?? published;
	return {
		markdown,
		version,
		isChanged: draft !== null && markdown.trim() !== published.markdown,
		/** False if the browser could not store it. */
		isStored,
		write: (text: string) => save(text.trim() === published.markdown ? null : { markdown: text, version }),
		rebase: () => save({ markdown, version: published.version }),
		discard: () => save(null),
	};
}

function parseDraft(stored: unknown): Draft | null {
	if (typeof stored !== "object" || stored === null) return null;
	if (!("markdown" in stored && "version" in stored)) return null;
	const { markdown, version } = stored;
	return typeof markdown === "string" && typeof version === "number" ? { markdown, version } : null;
}

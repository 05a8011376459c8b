import type { LegalKind } from "@hilo/rules/site/legal";
import { type PersonalStore, personalStore } from "../../../../platform/personal-store.ts";

/** A text that is not published yet, and the version that it was made from. */
export interface Draft {
	readonly markdown: string;
	readonly version: number;
}

/** Returns where the draft of a text is kept on this device. */
export function draftStore(playerId: string, kind: LegalKind): PersonalStore {
	return personalStore("browser", playerId, `legal-${kind}`);
}

/** Returns the draft that is kept; null where there is none that can be read. */
export function readDraft(store: PersonalStore): Draft | null {
	try {
		const kept: unknown = JSON.parse(store.read() ?? "null");
		if (typeof kept !== "object" || kept === null) return null;
		if (!("markdown" in kept && "version" in kept)) return null;
		const { markdown, version } = kept;
		return typeof markdown === "string" && typeof version === "number" ? { markdown, version } : null;
	} catch {
		return null;
	}
}

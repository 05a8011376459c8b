import type { LegalKind } from "@hilo/rules/site/legal";
import { type PersonalStore, personalStore } from "../../../../platform/personal-store.ts";

/** An unpublished text and the version that it is based on. */
export interface Draft {
	readonly markdown: string;
	readonly version: number;
}

export function draftStore(playerId: string, kind: LegalKind): PersonalStore {
	return personalStore("browser", playerId, `legal-${kind}`);
}

/** Null if no readable draft is stored. */
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

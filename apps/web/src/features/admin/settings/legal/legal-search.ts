import type { LegalKind } from "@hilo/rules/site/legal";

/** Which of the texts is shown, and which of its versions is compared with the one before. */
export interface LegalSearch {
	/** The Privacy Policy, if left out. */
	readonly text?: Exclude<LegalKind, "privacy"> | undefined;
	readonly version?: number | undefined;
}

export function legalSearch({ text, version }: Record<string, unknown>): LegalSearch {
	return {
		text: text === "terms" ? text : undefined,
		version: Number.isInteger(version) && Number(version) > 0 ? Number(version) : undefined,
	};
}

import type { LegalKind } from "@hilo/rules/site/legal";

/** `version` is the version that is compared with the one before. */
export interface LegalSearch {
	/** The Privacy Policy by default. */
	readonly text?: Exclude<LegalKind, "privacy"> | undefined;
	readonly version?: number | undefined;
}

export function legalSearch({ text, version }: Record<string, unknown>): LegalSearch {
	return {
		text: text === "terms" ? text : undefined,
		version: Number.isInteger(version) && Number(version) > 0 ? Number(version) : undefined,
	};
}

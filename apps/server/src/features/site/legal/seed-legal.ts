import { LEGAL_KINDS, type LegalKind } from "@hilo/rules/site/legal";
import type { OperatorCtx } from "../../../platform/context.ts";
import { FIRST_PRIVACY_POLICY } from "./first-privacy-policy.ts";
import { FIRST_TERMS } from "./first-terms.ts";
import { insertVersion } from "./legal.repo.ts";

/** The date at which the first texts were true. */
const WRITTEN_AT = Date.UTC(2026, 10, 23);

const FIRST_TEXTS: Readonly<Record<LegalKind, string>> = {
	privacy: FIRST_PRIVACY_POLICY,
	terms: FIRST_TERMS,
};

/** Who has published the first texts, in place of an administrator. No player may have this name. */
export const FIRST_PUBLISHER = "Hilo";

/** Runs at each start of the server. What is stored stays. */
export async function seedLegal(ctx: OperatorCtx): Promise<void> {
	const about = { version: 1, published_at: WRITTEN_AT, published_by: FIRST_PUBLISHER } as const;
	for (const kind of LEGAL_KINDS) {
		await insertVersion(ctx.db.kysely, { kind, markdown: FIRST_TEXTS[kind].trim(), ...about });
	}
}

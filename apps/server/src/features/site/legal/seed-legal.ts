import { createHash } from "node:crypto";
import { LEGAL_KINDS, type LegalKind } from "@hilo/rules/site/legal";
import { type Ctx, requireOperator } from "../../../platform/context.ts";
import { FIRST_PRIVACY_POLICY } from "./first-privacy-policy.ts";
import { FIRST_TERMS } from "./first-terms.ts";
import { findLatest, insertVersion, replaceMarkdown } from "./legal.repo.ts";

/** The date at which the first texts were true. */
const WRITTEN_AT = Date.UTC(2026, 10, 23);

const FIRST = 1;

const FIRST_TEXTS: Readonly<Record<LegalKind, string>> = {
	privacy: FIRST_PRIVACY_POLICY,
	terms: FIRST_TERMS,
};

/** The first texts of earlier releases: SHA-256 in base64url. */
const REPLACED: Readonly<Record<LegalKind, readonly string[]>> = {
	privacy: ["1eem9qH-D54bnk8NuEq6yYU4Dj7tPieoyxtSbd2ybYw", "bslW_xdYgjkhODxGChkvWwq35-dR27iGYnPrY2mRWow"],
	terms: ["NizWsIBFCafTqCABaw6SXXAqTvukRwBIq-ZFcnaNpak", "fPFr3SYjpg89hTcueTC98Wn3DA-e4FUn0FgrrIBCrD8"],
};

/** Who has published the first texts, in place of an administrator. No player may have this name. */
export const FIRST_PUBLISHER = "Hilo";

/** Runs at each start of the server. Versions of administrators stay, and so do first texts that they have changed. */
export async function seedLegal(ctx: Ctx): Promise<void> {
	requireOperator(ctx);
	const about = { version: FIRST, published_at: WRITTEN_AT, published_by: FIRST_PUBLISHER } as const;
	for (const kind of LEGAL_KINDS) {
		const markdown = FIRST_TEXTS[kind].trim();
		const isNew = await insertVersion(ctx.db.kysely, { kind, markdown, ...about });
		if (!isNew) await replaceEarlier(ctx, kind, markdown);
	}
}

/** So that a site of an earlier release has its own name in its texts, as long as no administrator has changed them. */
async function replaceEarlier({ db }: Ctx, kind: LegalKind, markdown: string): Promise<void> {
	const latest = await findLatest(db.kysely, kind);
	if (latest?.version !== FIRST || !REPLACED[kind].includes(hashOf(latest.markdown))) return;
	await replaceMarkdown(db.kysely, { kind, version: FIRST, markdown });
}

function hashOf(text: string): string {
	return createHash("sha256").update(text).digest("base64url");
}

import type { Tx } from "@hilo/db/open-database";
import type { Tables } from "@hilo/db/tables";
import { DELETED_NAME } from "@hilo/rules/admin/audit";
import { AppError } from "@hilo/rules/errors/errors";
import { LEGAL_KINDS, LEGAL_TITLES, type LegalKind } from "@hilo/rules/site/legal";
import type {
	LegalInput,
	LegalVersionInput,
	PreviewLegalInput,
	PublishLegalInput,
} from "@hilo/rules/site/legal.schema";
import type { AdminCtx } from "../../../platform/context.ts";
import { isoTime } from "../../../platform/iso-time.ts";
import { notifyAfterCommit } from "../../../platform/live/live-events.ts";
import { loadBranding } from "../../../platform/site-settings.ts";
import { recordAction } from "../../audit/record-action.ts";
import { FIRST_PUBLISHER } from "../seed-content.ts";
import { clearPublishers, findHistory, findLatest, findVersion, insertVersion } from "./legal.repo.ts";
import { fillIn, freshHtml, withOwnLinks } from "./read-legal.ts";

const MAX_VERSIONS = 200;

/** @throws AppError 404 if none is stored. */
export async function legalText(ctx: AdminCtx, { kind }: LegalInput) {
	const text = await findLatest(ctx.db.kysely, kind);
	if (!text) throw new AppError("site/no-such-legal-text");
	const { name } = await loadBranding(ctx);
	const history = await findHistory(ctx.db.kysely, kind, MAX_VERSIONS);
	return {
		markdown: text.markdown,
		version: text.version,
		history: history.map((row) => presentVersion(row, name)),
	};
}

/** @throws AppError 404 for an unknown version. */
export async function legalVersion(
	ctx: AdminCtx,
	{ kind, version }: LegalVersionInput,
): Promise<{ markdown: string }> {
	const text = await findVersion(ctx.db.kysely, kind, version);
	if (!text) throw new AppError("site/no-such-legal-text");
	return { markdown: text.markdown };
}

/** The texts of which the first version, a draft for all sites, is still shown. */
export async function unpublishedTexts({ db }: Pick<AdminCtx, "db">): Promise<LegalKind[]> {
	const latest = await Promise.all(LEGAL_KINDS.map((kind) => findLatest(db.kysely, kind)));
	return LEGAL_KINDS.filter((_, n) => (latest[n]?.published_by ?? FIRST_PUBLISHER) === FIRST_PUBLISHER);
}

export async function previewLegal(
	ctx: AdminCtx,
	{ markdown }: PreviewLegalInput,
): Promise<{ html: string }> {
	const { html } = await freshHtml(fillIn(markdown, await loadBranding(ctx)));
	return { html: withOwnLinks(html, ctx.settings.basePath) };
}

/** An unchanged text keeps its version.
 * @throws AppError 400 for a text that can't be shown; 409 if another version was published since. */
export async function publishLegal(ctx: AdminCtx, input: PublishLegalInput): Promise<{ version: number }> {
	const { username } = ctx.actor;
	const { kind, markdown } = input;
	// Throws for a text that can't be shown, which must not replace one that can.
	await freshHtml(markdown);
	return ctx.db.transaction(async (tx) => {
		const latest = await findLatest(tx, kind);
		if (latest && latest.version !== input.version) throw new AppError("site/legal-changed");
		if (latest?.markdown === markdown) return { version: latest.version };
		const version = (latest?.version ?? 0) + 1;
		const row = { kind, version, markdown, published_at: ctx.clock.now(), published_by: username };
		if (!(await insertVersion(tx, row))) throw new AppError("site/legal-changed");
		await recordAction(ctx, tx, {
			action: "legal.publish",
			subject: { kind: "legal-text", id: kind, name: LEGAL_TITLES[kind] },
			...(latest && { before: { version: latest.version, characters: latest.markdown.length } }),
			after: { version, characters: markdown.length },
		});
		notifyAfterCommit(ctx, tx, "everyone", { kind: "site" });
		return { version };
	});
}

/** By the administrator's name at that time; the first text by the site's name. */
function presentVersion(
	row: Pick<Tables["legal_texts"], "version" | "published_at" | "published_by">,
	siteName: string,
) {
	const publisher = row.published_by === FIRST_PUBLISHER ? siteName : row.published_by;
	return {
		version: row.version,
		publishedAt: isoTime(row.published_at),
		publishedBy: publisher || DELETED_NAME,
	};
}

/** For the deletion of an administrator's account. */
export async function anonymizePublishers(tx: Tx, names: readonly string[]): Promise<void> {
	await clearPublishers(tx, names);
}

import { FIRST_DAY } from "@hilo/rules/daily/days";
import { LEGAL_KINDS, type LegalKind } from "@hilo/rules/site/legal";
import type { OperatorCtx } from "../../platform/context.ts";
import { FIRST_PRIVACY_POLICY } from "./legal/first-privacy-policy.ts";
import { FIRST_TERMS } from "./legal/first-terms.ts";
import { insertVersion } from "./legal/legal.repo.ts";
import { insertNew, type UpdateRow } from "./updates/updates.repo.ts";

/** Runs at each start of the server; content that was seeded before is not added again. */
export async function seedContent(ctx: OperatorCtx): Promise<void> {
	await seedLegal(ctx);
	await seedUpdates(ctx);
}

/** So that a new site is not empty. */
const UPDATES = [
	{
		id: "welcome",
		title: "Hilo opens its doors",
		content:
			"Two things, one number you know, one you don't.\nPick a game, trust your gut, and see how long your streak gets.",
		published_at: Date.parse(`${FIRST_DAY}T09:00:00Z`),
	},
	{
		id: "judged-runs",
		title: "Every run is refereed",
		content:
			"Signed in, your runs are refereed by our server.\nLose your connection? Pick up right where you left off.",
		published_at: Date.UTC(2026, 10, 9, 9),
	},
	{
		id: "dated-numbers",
		title: "Numbers with a date",
		content: "Every number now shows its source and date.",
		published_at: Date.UTC(2026, 10, 16, 9),
	},
];

/** Runs at each start of the server, but seeds once: what an administrator deletes does not come back. */
async function seedUpdates(ctx: OperatorCtx): Promise<void> {
	await ctx.db.transaction(async (tx) => {
		if ((await ctx.siteSettings.read(tx, "updatesSeeded")) === "yes") return;
		await insertNew(
			tx,
			UPDATES.map((update): UpdateRow => ({ ...update, is_published: 1 })),
		);
		await ctx.siteSettings.set(tx, "updatesSeeded", "yes");
	});
}

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

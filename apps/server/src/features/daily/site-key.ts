import { createHmac } from "node:crypto";
import type { Database } from "@hilo/db/open-database";
import type { SecretOf } from "@hilo/rules/daily/day-cards";
import type { SiteSettings } from "../../platform/site-settings.ts";
import { newSecret } from "../../platform/system/ids.ts";

/**
 * Returns what makes the decks' secrets: HMACs by the site's own key, which is made once and never leaves the server. Whoever has the key knows
 * the decks of all days to come, so no answer, log or export has it; backups do.
 */
export async function daySecrets(db: Database, siteSettings: SiteSettings): Promise<SecretOf> {
	const key = await db.transaction((tx) => siteSettings.keepFirst(tx, "dailyKey", newSecret()));
	return (label) => createHmac("sha256", key).update(label).digest("base64url");
}

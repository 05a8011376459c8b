import { createHmac } from "node:crypto";
import type { Database } from "@hilo/db/open-database";
import type { SecretOf } from "@hilo/rules/daily/day-cards";
import { newSecret } from "../../platform/system/ids.ts";
import { keepSiteKey } from "./site-key.repo.ts";

/**
 * Returns what makes the decks' secrets: HMACs by the site's own key, which is made once and never leaves the server. The key gives away
 * the decks of all days to come, so no answer, log, export or cache has it; backups do.
 */
export async function daySecrets(db: Database): Promise<SecretOf> {
	const key = await db.transaction((tx) => keepSiteKey(tx, newSecret()));
	return (label) => createHmac("sha256", key).update(label).digest("base64url");
}

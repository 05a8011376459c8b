import { createHmac } from "node:crypto";
import type { Database } from "@hilo/db/open-database";
import type { SecretOf } from "@hilo/rules/daily/day-cards";
import { newSecret } from "../../platform/system/ids.ts";
import { keepSiteKey } from "./site-key.repo.ts";

/** The site's key gives away all future decks: no response, log, export or cache may contain it. Backups do. */
export async function daySecrets(db: Database): Promise<SecretOf> {
	const key = await db.transaction((tx) => keepSiteKey(tx, newSecret()));
	return (label) => createHmac("sha256", key).update(label).digest("base64url");
}

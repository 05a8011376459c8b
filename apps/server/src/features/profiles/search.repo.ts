import { hasPart, hasPrefix } from "@hilo/db/dialects";
import type { Queries } from "@hilo/db/tables";
import { SEARCH_RESULTS } from "@hilo/rules/profiles/search";
import { sql } from "kysely";
import { IS_VISIBLE } from "../users/visible-users.ts";

const KEY = sql.ref("users.username_key");

export type FoundRow = Awaited<ReturnType<typeof findByName>>[number];

/** Those whose name begins with the part come first. See docs/decisions/searches-read-all-rows.md. */
export function findByName(db: Queries, part: string, searcherId: string) {
	return db
		.selectFrom("users")
		.select(["users.id", "users.username", "users.avatar_url"])
		.where(hasPart(KEY, part))
		.where("users.id", "!=", searcherId)
		.where(IS_VISIBLE)
		.orderBy(hasPrefix(KEY, part), "desc")
		.orderBy(KEY)
		.limit(SEARCH_RESULTS)
		.execute();
}

import type { Queries } from "@hilo/db/queries";
import type { Flag } from "@hilo/db/tables/column";
import { sql } from "kysely";
import { IS_VISIBLE } from "./visible-users.ts";

export async function findAdminIds(db: Queries): Promise<string[]> {
	const rows = await db
		.selectFrom("users")
		.select("id")
		.where("is_admin", "=", sql.lit<Flag>(1))
		.where(IS_VISIBLE)
		.execute();
	return rows.map(({ id }) => id);
}

import type { Ctx } from "../../platform/context.ts";
import { findLastOnline } from "./presence.repo.ts";

/** When the user was last seen going offline; null where that is not known. */
export async function exportLastOnline({ db }: Pick<Ctx, "db">, userId: string): Promise<string | null> {
	const at = await findLastOnline(db.kysely, userId);
	return at === null ? null : new Date(at).toISOString();
}

import type { Ctx } from "../../platform/context.ts";
import { findLastOnline } from "./presence.repo.ts";

export async function exportLastOnline({ db }: Pick<Ctx, "db">, userId: string): Promise<string | null> {
	const at = await findLastOnline(db.kysely, userId);
	return at === null ? null : new Date(at).toISOString();
}

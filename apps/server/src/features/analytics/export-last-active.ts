import type { Ctx } from "../../platform/context.ts";
import { findLastActive } from "./analytics.repo.ts";

export async function exportLastActive({ db }: Pick<Ctx, "db">, userId: string): Promise<string | null> {
	const at = await findLastActive(db.kysely, userId);
	return at === null ? null : new Date(at).toISOString();
}

import type { Ctx } from "../../platform/context.ts";
import { findUpdates } from "./site.repo.ts";

export interface RecentUpdate {
	readonly title: string;
	/** May have several lines. */
	readonly content: string;
	/** ISO 8601. */
	readonly date: string;
}

/** The site's latest updates, the newest first. Anyone may ask. */
export async function recentUpdates(ctx: Ctx, { limit }: { limit: number }): Promise<RecentUpdate[]> {
	const rows = await findUpdates(ctx.db.kysely, limit);
	return rows.map(({ title, content, published_at }) => ({
		title,
		content,
		date: new Date(published_at).toISOString(),
	}));
}

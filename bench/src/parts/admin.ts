import { TestSite } from "@hilo/server/testing/test-site";
import { fillSite } from "../admin/large-site.ts";
import { listLines } from "../admin/lists.ts";
import type { Line } from "../report.ts";
import { onEachDatabase } from "../social/social-databases.ts";

export function admin(): Promise<Line[]> {
	return onEachDatabase(async (name, db) => {
		const site = new TestSite(db);
		await fillSite(site);
		return listLines(name, site);
	});
}

import type { Database } from "@hilo/db/open-database";
import type { Measure } from "@hilo/rules/analytics/measures";
import type { Ctx } from "../../platform/context.ts";
import type { Platform } from "../../platform/platform.ts";
import type { SiteSettings } from "../../platform/site-settings.ts";
import { today } from "../../platform/today.ts";
import { ActivityTracker } from "./activity.ts";
import { addCounts, type DailyCount } from "./analytics.repo.ts";

export interface Analytics {
	readonly dailyCounts: DailyCounter;
	readonly activity: ActivityTracker;
}

declare module "../../platform/context.ts" {
	interface Services {
		readonly analytics: Analytics;
	}
}

export function createAnalytics(platform: Platform): Analytics {
	return { dailyCounts: new DailyCounter(platform), activity: new ActivityTracker(platform) };
}

interface Counted {
	readonly measure: Measure;
	/** Needs few distinct values: each is one row a day. @default "" */
	readonly name?: string;
	readonly by?: number;
}

/** Counts in memory and saves in batches: a commit per call would keep the database busy. Callers who opt out of
 * tracking are not counted. A killed process loses the counts since its last save. */
class DailyCounter {
	readonly #db: Database;
	readonly #siteSettings: SiteSettings;
	#counts = new Map<string, DailyCount>();
	readonly #pendingReads = new Set<Promise<void>>();

	constructor({ db, siteSettings }: { db: Database; siteSettings: SiteSettings }) {
		this.#db = db;
		this.#siteSettings = siteSettings;
	}

	/** Not inside a transaction: an action counts after its commit. */
	count(ctx: Ctx, ...counted: readonly Counted[]): void {
		if (!ctx.isCounted) return;
		// Before it reads the setting, which may arrive after midnight.
		const day = today(ctx);
		const read = this.#siteSettings
			.get("analytics")
			.then((analytics) => {
				if (analytics !== "on") return;
				for (const { measure, name = "", by = 1 } of counted) this.#add({ day, measure, name, count: by });
			})
			// If the database is down, the call itself reports it.
			.catch(() => undefined)
			.finally(() => this.#pendingReads.delete(read));
		this.#pendingReads.add(read);
	}

	/** Counts that can't be written are kept for the next save. */
	async save(): Promise<void> {
		await Promise.all(this.#pendingReads);
		const counts = this.#counts;
		if (counts.size === 0) return;
		this.#counts = new Map();
		try {
			await this.#db.transaction((tx) => addCounts(tx, [...counts.values()]));
		} catch (error) {
			for (const entry of counts.values()) this.#add(entry);
			throw error;
		}
	}

	#add(added: DailyCount): void {
		const key = `${added.day} ${added.measure} ${added.name}`;
		this.#counts.set(key, { ...added, count: added.count + (this.#counts.get(key)?.count ?? 0) });
	}
}

/** Inside a transaction, call it in `tx.afterCommit`. */
export function count(ctx: Ctx, ...counted: readonly Counted[]): void {
	ctx.analytics.dailyCounts.count(ctx, ...counted);
}

import type { Database } from "@hilo/db/open-database";
import type { Measure } from "@hilo/rules/analytics/measures";
import type { GameKey } from "@hilo/rules/play/games";
import type { Day } from "@hilo/rules/progression/site-day";
import type { Ctx } from "../../platform/context.ts";
import type { SiteSettings } from "../../platform/site-settings.ts";
import { today } from "../../platform/today.ts";
import { addCounts, addPlays, type DailyCount, type Plays } from "./analytics.repo.ts";

declare module "../../platform/context.ts" {
	interface Services {
		readonly dailyCounts: DailyCounter;
	}
}

/** What of a call says whether and for which day it counts. */
export type Counting = Pick<Ctx, "clock" | "settings" | "isCounted" | "dailyCounts">;

/** Something to count. */
export interface Counted {
	readonly measure: Measure;
	/** One of a few: every name is a row a day. "" by default. */
	readonly name?: string;
	/** 1 by default. */
	readonly by?: number;
}

/**
 * Counts in memory and writes together: with a commit for each, visitors could keep the database busy. Nothing is counted of whoever asks
 * not to be tracked, and nothing at all while analytics is switched off. When a process is killed, the counts since its last save are lost.
 */
export class DailyCounter {
	readonly #db: Database;
	readonly #siteSettings: SiteSettings;
	/** By day and name: there are as many entries as names, and twice as many around midnight. */
	#counts = new Map<string, DailyCount>();
	#plays = new Map<string, Plays>();
	/** What waits for the answer whether analytics is on. */
	readonly #asking = new Set<Promise<void>>();

	constructor({ db, siteSettings }: { db: Database; siteSettings: SiteSettings }) {
		this.#db = db;
		this.#siteSettings = siteSettings;
	}

	/** Counts what belongs to the call. Not to be called inside a transaction: what it did is to be counted after its commit. */
	count(ctx: Counting, ...things: readonly Counted[]): void {
		this.#whereWanted(ctx, (day) => {
			for (const { measure, name = "", by = 1 } of things) this.#add({ day, measure, name, count: by });
		});
	}

	/** Counts one play of a classic game. */
	countPlay(ctx: Counting, gameKey: GameKey): void {
		this.#whereWanted(ctx, (day) => this.#addPlays({ day, game_key: gameKey, plays: 1 }));
	}

	/** Writes what was counted since the last save, in one commit. Where that fails, it is kept for the next. */
	async save(): Promise<void> {
		await Promise.all(this.#asking);
		if (this.#counts.size + this.#plays.size === 0) return;
		const counts = this.#counts;
		const plays = this.#plays;
		this.#counts = new Map();
		this.#plays = new Map();
		try {
			await this.#db.transaction(async (tx) => {
				await addPlays(tx, [...plays.values()]);
				await addCounts(tx, [...counts.values()]);
			});
		} catch (error) {
			for (const each of counts.values()) this.#add(each);
			for (const each of plays.values()) this.#addPlays(each);
			throw error;
		}
	}

	/** The day is the one of the call, also where the answer of the settings comes after midnight. */
	#whereWanted(ctx: Counting, add: (day: Day) => void): void {
		if (!ctx.isCounted) return;
		const day = today(ctx);
		const asking = this.#siteSettings
			.get("analytics")
			.then((analytics) => {
				if (analytics === "on") add(day);
			})
			// Where the database does not answer, the call itself says so.
			.catch(() => undefined)
			.finally(() => this.#asking.delete(asking));
		this.#asking.add(asking);
	}

	#add(more: DailyCount): void {
		const key = `${more.day} ${more.measure} ${more.name}`;
		this.#counts.set(key, { ...more, count: more.count + (this.#counts.get(key)?.count ?? 0) });
	}

	#addPlays(more: Plays): void {
		const key = `${more.day} ${more.game_key}`;
		this.#plays.set(key, { ...more, plays: more.plays + (this.#plays.get(key)?.plays ?? 0) });
	}
}

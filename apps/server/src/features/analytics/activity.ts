import type { Database } from "@hilo/db/open-database";
import type { Day } from "@hilo/rules/progression/site-day";
import type { Ctx } from "../../platform/context.ts";
import { inParts } from "../../platform/in-parts.ts";
import type { Settings } from "../../platform/settings.ts";
import type { SiteSettings } from "../../platform/site-settings.ts";
import type { Clock } from "../../platform/system/clock.ts";
import { today } from "../../platform/today.ts";
import { type Seen, saveActivity } from "./save-activity.ts";

/** Resolution of the stored time of the last call. */
const STEP_MS = 5 * 60_000;
/** Keeps transactions short. */
const PEOPLE_A_COMMIT = 500;

/** Notes when players were last active. The first call of a day also counts them as active or returning, so that no
 * query scans all users. Kept in memory and saved in batches. */
export class ActivityTracker {
	readonly #options: ActivityOptions;
	#waiting = new Map<string, Seen>();
	readonly #noted = new Map<string, Seen & { readonly noted: number }>();

	constructor(options: ActivityOptions) {
		this.#options = options;
	}

	note({ actor, isCounted }: Pick<Ctx, "actor" | "isCounted">): void {
		if (actor.kind !== "player") return;
		const { clock } = this.#options;
		const noted = clock.elapsed();
		const day = today(this.#options);
		const before = this.#noted.get(actor.id);
		const wasCounted = before?.day === day && before.isCounted;
		if (before?.day === day && noted - before.noted < STEP_MS && (wasCounted || !isCounted)) return;
		const seen = { userId: actor.id, at: clock.now(), day, isCounted: isCounted || wasCounted };
		this.#noted.set(actor.id, { ...seen, noted });
		this.#waiting.set(`${actor.id} ${day}`, seen);
	}

	/** What can't be written is kept for the next save. */
	async save(): Promise<void> {
		this.#forgetOld();
		const waiting = this.#waiting;
		if (waiting.size === 0) return;
		this.#waiting = new Map();
		try {
			const isOn = (await this.#options.siteSettings.get("analytics")) === "on";
			for (const [day, people] of Map.groupBy(waiting.values(), (seen) => seen.day))
				for (const part of inParts(people, PEOPLE_A_COMMIT))
					await this.#saveDay(day, isOn ? part : part.map((seen) => ({ ...seen, isCounted: false })));
		} catch (error) {
			// Saved players are not counted twice: the transaction of their count also stores their day.
			this.#waiting = new Map([...waiting, ...this.#waiting]);
			throw error;
		}
	}

	#saveDay(day: Day, people: readonly Seen[]): Promise<void> {
		const { db, settings } = this.#options;
		return db.transaction((tx) => saveActivity(tx, day, people, settings.siteTimeZone));
	}

	#forgetOld(): void {
		const now = this.#options.clock.elapsed();
		for (const [userId, { noted }] of this.#noted) if (now - noted >= STEP_MS) this.#noted.delete(userId);
	}
}

interface ActivityOptions {
	readonly db: Database;
	readonly clock: Clock;
	readonly settings: Settings;
	readonly siteSettings: SiteSettings;
}

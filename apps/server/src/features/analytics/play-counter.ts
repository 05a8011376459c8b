import type { Database } from "@hilo/db/open-database";
import type { GameKey } from "@hilo/rules/play/games";
import { addPlays, type Plays } from "./analytics.repo.ts";

declare module "../../platform/context.ts" {
	interface Services {
		readonly plays: PlayCounter;
	}
}

/**
 * Counts plays in memory and writes them together: with a commit for each, visitors could keep the database busy. When a process is
 * killed, the counts since its last save are lost.
 */
export class PlayCounter {
	readonly #db: Database;
	/** By day and game: there are as many entries as games, and twice as many around midnight. */
	#counts = new Map<string, Plays>();

	constructor(db: Database) {
		this.#db = db;
	}

	/** Counts one play. @param day of the site's time zone, "2026-11-22". */
	add(day: string, gameKey: GameKey): void {
		const name = `${day} ${gameKey}`;
		const plays = (this.#counts.get(name)?.plays ?? 0) + 1;
		this.#counts.set(name, { day, game_key: gameKey, plays });
	}

	/** Writes what was counted since the last save, in one commit. Where that fails, it is kept for the next. */
	async save(): Promise<void> {
		if (this.#counts.size === 0) return;
		const counted = this.#counts;
		this.#counts = new Map();
		try {
			await this.#db.transaction((tx) => addPlays(tx, [...counted.values()]));
		} catch (error) {
			for (const [name, more] of this.#counts)
				counted.set(name, { ...more, plays: more.plays + (counted.get(name)?.plays ?? 0) });
			this.#counts = counted;
			throw error;
		}
	}
}

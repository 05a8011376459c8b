import type { Queries } from "@hilo/db/tables";
import type { Correction } from "@hilo/rules/corrections/corrected-pool";
import type { Item } from "@hilo/rules/custom-games/item";
import type { GameId } from "@hilo/rules/play/games";
import type { Platform } from "../../platform/platform.ts";
import { findInForce, findInForceOfGame } from "./corrections.repo.ts";

export interface Corrections {
	/** Those in force of a classic game, at most two seconds old; the same array until one changes. */
	ofGame(game: GameId): Promise<readonly Correction[]>;
	/** Items of the site's own game as decided, where the release still has the number that was wrong. */
	ofOwnGame(db: Queries, gameId: string, items: readonly Item[]): Promise<Item[]>;
	/** Call it after the commit of a change. Other processes follow within two seconds. */
	clear(): void;
}

declare module "../../platform/context.ts" {
	interface Services {
		readonly corrections: Corrections;
	}
}

type ByGame = Partial<Record<string, readonly Correction[]>>;

const NONE: readonly Correction[] = [];

export function createCorrections({ db, caches }: Platform): Corrections {
	const cache = caches.get<ByGame>("corrections");
	let last: ByGame = {};

	async function read(): Promise<ByGame> {
		const rows = Object.groupBy(await findInForce(db.kysely), ({ game }) => game);
		const games = Object.entries(rows).map(([game, ofGame = []]) => {
			const corrections = ofGame.map(correctionOf);
			const before = last[game];
			// The same array saves correcting, hashing and storing the game's pools again.
			return [game, JSON.stringify(before) === JSON.stringify(corrections) ? before : corrections] as const;
		});
		last = Object.fromEntries(games);
		return last;
	}

	return {
		ofGame: async (game) => (await cache.forceFetch("all", { context: read }))[game] ?? NONE,
		async ofOwnGame(from, gameId, items) {
			const decided = new Map((await findInForceOfGame(from, gameId)).map((row) => [row.item_id, row]));
			return items.flatMap((item) => {
				const row = decided.get(item.id);
				if (row?.before_value !== item.value) return [item];
				return row.value === null ? [] : [{ ...item, value: row.value, source: row.source }];
			});
		},
		clear: () => cache.clear(),
	};
}

function correctionOf(row: Awaited<ReturnType<typeof findInForce>>[number]): Correction {
	const { value, source, source_url: sourceUrl, as_of: asOf } = row;
	return {
		itemId: row.item_id,
		measure: row.measure,
		beforeAsOf: row.before_as_of,
		corrected: value === null ? null : { value, source, sourceUrl, asOf },
	};
}

import type { Tx } from "@hilo/db/open-database";
import type { Item } from "@hilo/rules/custom-games/item";
import type { Card } from "@hilo/rules/play/card";
import type { Ctx } from "../../platform/context.ts";
import type { Platform } from "../../platform/platform.ts";
import type { Cache } from "../../platform/process-caches.ts";

declare module "../../platform/context.ts" {
	interface Services {
		readonly customGames: CustomGames;
	}
}

/** What a creator is about to save. */
export interface GameChange {
	readonly id: string;
	readonly name: string;
	readonly thousandsSeparator: boolean;
	readonly items: readonly Item[];
	/** The items as they are stored. */
	readItems(): Promise<readonly Item[]>;
}

interface CustomGames {
	/** Another feature's part of saving a game. */
	readonly beforeSave: (ctx: Ctx, tx: Tx, change: GameChange) => Promise<void>;
	readonly items: Cache<readonly Item[]>;
	readonly cards: Cache<readonly Card[]>;
	/** Ids of the games that trend, by the first day that counts. */
	readonly trending: Cache<string[]>;
}

export function createCustomGames(
	{ caches }: Pick<Platform, "caches">,
	{ beforeSave }: Pick<CustomGames, "beforeSave">,
): CustomGames {
	return {
		beforeSave,
		items: caches.get<readonly Item[]>("gameItems", bytesOfList),
		cards: caches.get<readonly Card[]>("gameCards", bytesOfList),
		trending: caches.get("trendingGames"),
	};
}

interface GameVersion {
	readonly id: string;
	readonly version: number;
}

/** Reads the list as stored now, perhaps of a newer version than the caller's. */
type ReadList<Row> = () => Promise<{ readonly version: number; readonly list: readonly Row[] } | undefined>;

/** @returns undefined where the game has changed since its version was read, or is gone. */
export async function cachedList<Row>(
	lists: Cache<readonly Row[]>,
	{ id, version }: GameVersion,
	read: ReadList<Row>,
): Promise<readonly Row[] | undefined> {
	const key = `${id} ${version}`;
	const cached = lists.get(key);
	if (cached) return cached;
	const stored = await read();
	if (stored?.version !== version) return undefined;
	lists.set(key, stored.list);
	return stored.list;
}

/** An upper bound in memory. */
function bytesOfList(list: readonly unknown[]): number {
	return 2 * JSON.stringify(list).length;
}

import type { Queries } from "@hilo/db/queries";
import { findAskedAmong, findFriendsAmong } from "./lists.repo.ts";

export interface Acquaintance {
	readonly friends: ReadonlySet<string>;
	readonly asked: ReadonlySet<string>;
}

export async function acquaintanceWith(
	db: Queries,
	userId: string,
	ids: readonly string[],
): Promise<Acquaintance> {
	if (ids.length === 0) return { friends: new Set(), asked: new Set() };
	return {
		friends: new Set(await findFriendsAmong(db, userId, ids)),
		asked: new Set(await findAskedAmong(db, userId, ids)),
	};
}

import { columnsOf } from "@hilo/db/columns";
import type { Tx } from "@hilo/db/open-database";
import { type Param, prepared } from "@hilo/db/prepared";
import type { Queries } from "@hilo/db/queries";
import type { Tables } from "@hilo/db/tables";
import type { GameKey } from "@hilo/rules/play/games";
import type { Updateable } from "kysely";

const disabledOf = prepared((db, param: Param<{ key: GameKey }>) =>
	db.selectFrom("game_overrides").select("is_disabled").where("game_key", "=", param("key")),
);

export function findOverrides(db: Queries) {
	return db.selectFrom("game_overrides").select(columnsOf("game_overrides")).execute();
}

export async function isKeyDisabled(db: Queries, key: GameKey): Promise<boolean> {
	return (await disabledOf.first(db, { key }))?.is_disabled === 1;
}

export async function saveOverride(
	tx: Tx,
	key: GameKey,
	change: Omit<Updateable<Tables["game_overrides"]>, "game_key">,
): Promise<void> {
	await tx
		.insertInto("game_overrides")
		.values({ game_key: key, name: null, description: null, ...change })
		.onConflict((conflict) => conflict.column("game_key").doUpdateSet(change))
		.execute();
}

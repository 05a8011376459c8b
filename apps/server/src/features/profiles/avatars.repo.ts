import type { Tx } from "@hilo/db/open-database";
import type { AvatarRow, Queries } from "@hilo/db/tables";

export function findAvatar(
	db: Queries,
	hash: string,
): Promise<Pick<AvatarRow, "type" | "bytes"> | undefined> {
	return db
		.selectFrom("avatars")
		.select(["type", "bytes"])
		.where("hash", "=", hash)
		.limit(1)
		.executeTakeFirst();
}

export function findAvatarOf(
	db: Queries,
	userId: string,
): Promise<Pick<AvatarRow, "type" | "bytes"> | undefined> {
	return db.selectFrom("avatars").select(["type", "bytes"]).where("user_id", "=", userId).executeTakeFirst();
}

export async function putAvatar(tx: Tx, { user_id, ...picture }: AvatarRow): Promise<void> {
	await tx
		.insertInto("avatars")
		.values({ user_id, ...picture })
		.onConflict((conflict) => conflict.column("user_id").doUpdateSet(picture))
		.execute();
}

export async function deleteAvatar(tx: Tx, userId: string): Promise<void> {
	await tx.deleteFrom("avatars").where("user_id", "=", userId).execute();
}

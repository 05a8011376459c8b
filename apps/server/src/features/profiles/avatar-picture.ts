import type { AvatarRow } from "@hilo/db/tables";
import type { Ctx } from "../../platform/context.ts";
import { findAvatar } from "./avatars.repo.ts";

/** Undefined once no user has that picture. */
export function avatarPicture(
	{ db }: Pick<Ctx, "db">,
	hash: string,
): Promise<Pick<AvatarRow, "type" | "bytes"> | undefined> {
	return findAvatar(db.kysely, hash);
}

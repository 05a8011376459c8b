import type { AvatarRow } from "@hilo/db/tables";
import type { Services } from "../../platform/context.ts";
import { findAvatar } from "./avatars.repo.ts";

/** The picture of that hash; undefined where nobody has it any more. Anyone who knows its address may load it. */
export function avatarPicture(
	{ db }: Pick<Services, "db">,
	hash: string,
): Promise<Pick<AvatarRow, "type" | "bytes"> | undefined> {
	return findAvatar(db.kysely, hash);
}

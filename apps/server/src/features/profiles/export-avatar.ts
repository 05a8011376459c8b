import type { Ctx } from "../../platform/context.ts";
import { findAvatarOf } from "./avatars.repo.ts";

/** The user's own picture as a `data:` address, so that the one file holds everything; null where there is none. */
export async function exportAvatar({ db }: Pick<Ctx, "db">, userId: string): Promise<string | null> {
	const avatar = await findAvatarOf(db.kysely, userId);
	return avatar ? `data:${avatar.type};base64,${Buffer.from(avatar.bytes).toString("base64")}` : null;
}

import type { Ctx } from "../../platform/context.ts";
import { findAvatarOf } from "./avatars.repo.ts";

/** A `data:` URL, so that the export is one file; null without a picture. */
export async function exportAvatar({ db }: Pick<Ctx, "db">, userId: string): Promise<string | null> {
	const avatar = await findAvatarOf(db.kysely, userId);
	return avatar ? `data:${avatar.type};base64,${Buffer.from(avatar.bytes).toString("base64")}` : null;
}

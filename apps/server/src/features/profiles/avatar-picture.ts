import type { AvatarRow } from "@hilo/db/tables";
import type { Ctx } from "../../platform/context.ts";
import { TINTS } from "../../platform/drawing/avatar-tints.ts";
import { findAvatar, findAvatarOf } from "./avatars.repo.ts";

/** Undefined once no user has that picture. */
export function avatarPicture(
	{ db }: Pick<Ctx, "db">,
	hash: string,
): Promise<Pick<AvatarRow, "type" | "bytes"> | undefined> {
	return findAvatar(db.kysely, hash);
}

/** @param name like `AL-3`: the letters and the number of the colour. @returns an SVG; null for any other name. */
export function initialsPicture(name: string): string | null {
	const [, letters, tint] = /^([\p{L}\p{Nd}]{1,2}|[_.-])-(\d)$/u.exec(name) ?? [];
	const colours = TINTS[Number(tint)];
	if (letters === undefined || !colours) return null;
	const size = [...letters].length > 1 ? 104 : 128;
	return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 256 256" width="256" height="256"><rect width="256" height="256" fill="${colours[0]}"/><text x="128" y="128" dy=".36em" text-anchor="middle" font-family="Inter,system-ui,sans-serif" font-weight="700" font-size="${size}" fill="${colours[1]}">${letters}</text></svg>`;
}

/** A `data:` URL, so that the export is one file; null without a picture. */
export async function exportAvatar({ db }: Pick<Ctx, "db">, userId: string): Promise<string | null> {
	const avatar = await findAvatarOf(db.kysely, userId);
	return avatar ? `data:${avatar.type};base64,${Buffer.from(avatar.bytes).toString("base64")}` : null;
}

import type { AvatarRow } from "@hilo/db/tables";
import { avatarLook } from "@hilo/rules/profiles/avatar";
import { HOUR_MS } from "@hilo/rules/time/durations";
import type { Ctx, PlayerCtx } from "../../platform/context.ts";
import type { Limits } from "../../platform/limits/rate-limits.ts";
import type { UploadedFile } from "../../platform/rest/upload.ts";
import { type Me, readMe } from "../me/current-user.ts";
import { encodeUpload } from "../pictures/encode-upload.ts";
import { deleteAvatar, findAvatar, findAvatarOf, putAvatar } from "./avatars.repo.ts";
import { changeIdentity } from "./change-identity.ts";

export const LIMITS = {
	/** Scaling a large picture down takes up to seconds of CPU. */
	avatars: { name: "avatar", hits: 30, windowMs: HOUR_MS, error: "request/too-many" },
} as const satisfies Limits;

/** Pixels; sharp on high-density screens wherever the site shows a player. */
const SIDE = 256;

/** @returns the picture's address. @throws AppError 429, before the upload is read; 413; 415 for other types;
 * 400 for a picture that is missing, damaged or has too many pixels. */
export async function setAvatar(
	ctx: PlayerCtx,
	{ avatar }: { avatar: UploadedFile },
): Promise<{ avatarUrl: string }> {
	const player = ctx.actor;
	await ctx.limits.take(LIMITS.avatars, player.id);
	const uploaded = await avatar.read();
	const picture = await encodeUpload(uploaded, {
		userId: player.id,
		side: SIDE,
		fit: "cover",
		unreadable: "accounts/avatar-unreadable",
	});
	const avatarUrl = `/avatars/${picture.hash}.webp`;
	await ctx.db.transaction(async (tx) => {
		await changeIdentity(ctx, tx, player.id, { avatar_url: avatarUrl, is_custom_avatar: 1 });
		await putAvatar(tx, { user_id: player.id, ...picture, created_at: ctx.clock.now() });
	});
	return { avatarUrl };
}

export async function resetAvatar(ctx: PlayerCtx): Promise<Me> {
	const player = ctx.actor;
	await ctx.db.transaction(async (tx) => {
		await changeIdentity(ctx, tx, player.id, { avatar_url: null, is_custom_avatar: 0 });
		await deleteAvatar(tx, player.id);
	});
	return readMe(ctx, player.id);
}

/** Undefined once no user has that picture. */
export function avatarPicture(
	{ db }: Pick<Ctx, "db">,
	hash: string,
): Promise<Pick<AvatarRow, "type" | "bytes"> | undefined> {
	return findAvatar(db.kysely, hash);
}

/** @param name like `AL-3`: the letters and the number of the look. @returns an SVG; null for any other name. */
export function initialsPicture(name: string): string | null {
	const [, letters, number] = /^([\p{L}\p{Nd}]{1,2}|[_.-])-(\d{1,2})$/u.exec(name) ?? [];
	const look = avatarLook(Number(number));
	if (letters === undefined || !look) return null;
	const { ground, shade, angle, letters: ink } = look;
	const size = [...letters].length > 1 ? 104 : 128;
	const half = `<path d="M-384 128H640V640H-384Z" fill="${shade}" fill-opacity="0.2" transform="rotate(${angle} 128 128)"/>`;
	return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 256 256" width="256" height="256"><rect width="256" height="256" fill="${ground}"/>${half}<text x="128" y="128" dy=".36em" text-anchor="middle" font-family="Inter,system-ui,sans-serif" font-weight="700" font-size="${size}" fill="${ink}">${letters}</text></svg>`;
}

/** A `data:` URL, so that the export is one file; null without a picture. */
export async function exportAvatar({ db }: Pick<Ctx, "db">, userId: string): Promise<string | null> {
	const avatar = await findAvatarOf(db.kysely, userId);
	return avatar ? `data:${avatar.type};base64,${Buffer.from(avatar.bytes).toString("base64")}` : null;
}

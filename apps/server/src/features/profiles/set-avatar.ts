import { HOUR_MS } from "@hilo/rules/time/durations";
import type { PlayerCtx } from "../../platform/context.ts";
import type { Limits } from "../../platform/limits/rate-limits.ts";
import type { UploadedFile } from "../../platform/rest/upload.ts";
import { type Me, readMe } from "../me/current-user.ts";
import { encodeUpload } from "../pictures/encode-upload.ts";
import { deleteAvatar, putAvatar } from "./avatars.repo.ts";
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
		shape: "square",
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

import { createHash } from "node:crypto";
import { AppError } from "@hilo/rules/errors/app-error";
import { avatarTypeOf } from "@hilo/rules/profiles/avatar";
import { type Ctx, requirePlayer } from "../../platform/context.ts";
import { squarePicture } from "../../platform/images.ts";
import { notifyAfterCommit } from "../../platform/live/live.ts";
import type { UploadedFile } from "../../platform/rest/upload.ts";
import { notifyFriendsOfChange } from "../friends/notify-friends.ts";
import { changeUser } from "../users/change-user.ts";
import { putAvatar } from "./avatars.repo.ts";
import { LIMITS } from "./profiles.limits.ts";

/** Pixels; sharp on high-density screens wherever the site shows a player. */
const SIDE = 256;

/** @returns the picture's address. @throws AppError 401; 429, before the upload is read; 413; 415 for other types;
 * 400 for a picture that is missing, damaged or has too many pixels. */
export async function setAvatar(
	ctx: Ctx,
	{ avatar }: { avatar: UploadedFile },
): Promise<{ avatarUrl: string }> {
	const player = requirePlayer(ctx);
	await ctx.rateLimits.take(LIMITS.avatars, player.id);
	const uploaded = await avatar.read();
	if (avatarTypeOf(uploaded) === null) throw new AppError("accounts/avatar-wrong-type");
	const bytes = await squarePicture(uploaded, {
		userId: player.id,
		side: SIDE,
		errors: {
			tooManyPixels: "accounts/avatar-too-many-pixels",
			unreadable: "accounts/avatar-unreadable",
		},
	});
	const hash = createHash("sha256").update(bytes).digest("base64url").slice(0, 32);
	const avatarUrl = `/avatars/${hash}.webp`;
	await ctx.db.transaction(async (tx) => {
		await notifyFriendsOfChange(ctx, tx, player.id);
		await putAvatar(tx, {
			user_id: player.id,
			hash,
			type: "image/webp",
			bytes,
			created_at: ctx.clock.now(),
		});
		await changeUser(tx, player.id, { avatar_url: avatarUrl, is_custom_avatar: 1 });
		tx.afterCommit(() => ctx.boards.clear());
		notifyAfterCommit(ctx, tx, [player.id], { kind: "me" });
	});
	return { avatarUrl };
}

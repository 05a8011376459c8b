import { createHash } from "node:crypto";
import { avatarTypeOf } from "@hilo/rules/accounts/avatar";
import { AppError } from "@hilo/rules/errors/app-error";
import { type Ctx, requirePlayer } from "../../platform/context.ts";
import { squarePicture } from "../../platform/images.ts";
import { changeUser } from "../users/change-user.ts";
import { putAvatar } from "./avatars.repo.ts";
import { LIMITS } from "./profiles.limits.ts";

/** Sharp on a screen of twice the dots wherever the site shows a player. */
const SIDE = 256;

/**
 * Gives the signed-in player a picture: what was uploaded, made small. The one before is gone.
 *
 * @returns where it is.
 * @throws AppError 401; 415 for what is none of the four types; 400 for one that is damaged or has too many pixels; 429.
 */
export async function setAvatar(
	ctx: Ctx,
	{ avatar }: { avatar: Uint8Array },
): Promise<{ avatarUrl: string }> {
	const player = requirePlayer(ctx);
	await ctx.rateLimits.take(LIMITS.avatars, player.id);
	if (avatarTypeOf(avatar) === null) throw new AppError("accounts/avatar-wrong-type");
	const bytes = await squarePicture(avatar, SIDE, {
		tooManyPixels: "accounts/avatar-too-many-pixels",
		unreadable: "accounts/avatar-unreadable",
	});
	const hash = createHash("sha256").update(bytes).digest("base64url").slice(0, 32);
	const avatarUrl = `/avatars/${hash}.webp`;
	await ctx.db.transaction(async (tx) => {
		await putAvatar(tx, {
			user_id: player.id,
			hash,
			type: "image/webp",
			bytes,
			created_at: ctx.clock.now(),
		});
		await changeUser(tx, player.id, { avatar_url: avatarUrl, is_custom_avatar: 1 });
	});
	return { avatarUrl };
}

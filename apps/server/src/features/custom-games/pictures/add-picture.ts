import { createHash } from "node:crypto";
import { PICTURE_BYTES_MAX, PICTURE_SIDE, PICTURES_BYTES_MAX } from "@hilo/rules/custom-games/limits";
import { AppError } from "@hilo/rules/errors/app-error";
import { avatarTypeOf } from "@hilo/rules/profiles/avatar";
import { type Ctx, requirePlayer } from "../../../platform/context.ts";
import { fitPicture } from "../../../platform/images.ts";
import { readAtMost } from "../../../platform/rest/read-at-most.ts";
import { lockUsers } from "../../users/lock-users.ts";
import { LIMITS } from "./pictures.limits.ts";
import { bytesOwned, findOwned, putOwners, putPicture } from "./pictures.repo.ts";

/** @throws AppError 400 for a bad picture or too many pixels; 401; 409 for no room; 413; 415; 429 before reading. */
export async function addPicture(
	ctx: Ctx,
	upload: ReadableStream<Uint8Array>,
): Promise<{ imageUrl: string }> {
	const player = requirePlayer(ctx);
	await ctx.rateLimits.take(LIMITS.pictures, player.id);
	const uploaded = await readAtMost(upload, PICTURE_BYTES_MAX, "accounts/avatar-too-large");
	if (uploaded.length === 0) throw new AppError("custom-games/picture-missing");
	if (avatarTypeOf(uploaded) === null) throw new AppError("accounts/avatar-wrong-type");
	const bytes = await fitPicture(uploaded, {
		userId: player.id,
		side: PICTURE_SIDE,
		errors: {
			tooManyPixels: "accounts/avatar-too-many-pixels",
			unreadable: "custom-games/picture-unreadable",
		},
	});
	const hash = createHash("sha256").update(bytes).digest("base64url").slice(0, 32);
	const now = ctx.clock.now();
	await ctx.db.transaction(async (tx) => {
		// Serializes a player's uploads, so that each counts the ones before it.
		await lockUsers(tx, [player.id]);
		const owned = await findOwned(tx, player.id, [hash]);
		if (!owned.has(hash) && (await bytesOwned(tx, player.id)) + bytes.length > PICTURES_BYTES_MAX)
			throw new AppError("custom-games/pictures-full");
		await putPicture(tx, { hash, type: "image/webp", bytes, size: bytes.length, created_at: now });
		await putOwners(tx, [{ user_id: player.id, hash, added_at: now }]);
	});
	return { imageUrl: `/pictures/${hash}.webp` };
}

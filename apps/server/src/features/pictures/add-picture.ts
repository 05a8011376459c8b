import { MAX_PICTURE_BYTES, MAX_PICTURES_BYTES, PICTURE_SIDE } from "@hilo/rules/custom-games/caps";
import { AppError } from "@hilo/rules/errors/errors";
import { HOUR_MS } from "@hilo/rules/time/durations";
import type { PlayerCtx } from "../../platform/context.ts";
import { readAtMost } from "../../platform/http/parse-body.ts";
import type { Limits } from "../../platform/limits/rate-limits.ts";
import { lockUsers } from "../users/lock-users.ts";
import { encodeUpload } from "./encode-upload.ts";
import { bytesOwned, findOwned, putOwner, putPicture } from "./pictures.repo.ts";

const LIMITS = {
	/** A picture for each item of a full game, and some mistakes. Each takes up to seconds of CPU. */
	pictures: {
		name: "picture",
		hits: 600,
		windowMs: HOUR_MS,
		error: "custom-games/too-many-pictures",
	},
} as const satisfies Limits;

/** @throws AppError 400 for a bad picture or too many pixels; 409 for no room; 413; 415; 429 before reading. */
export async function addPicture(
	ctx: PlayerCtx,
	upload: ReadableStream<Uint8Array>,
): Promise<{ imageUrl: string }> {
	const player = ctx.actor;
	await ctx.limits.take(LIMITS.pictures, player.id);
	const uploaded = await readAtMost(upload, MAX_PICTURE_BYTES, "accounts/avatar-too-large");
	if (uploaded.length === 0) throw new AppError("custom-games/picture-missing");
	const { hash, type, bytes } = await encodeUpload(uploaded, {
		userId: player.id,
		side: PICTURE_SIDE,
		fit: "inside",
		unreadable: "custom-games/picture-unreadable",
	});
	const now = ctx.clock.now();
	await ctx.db.transaction(async (tx) => {
		// Serializes a player's uploads, so that each counts the ones before it.
		await lockUsers(tx, [player.id]);
		const owned = await findOwned(tx, player.id, [hash]);
		if (!owned.has(hash) && (await bytesOwned(tx, player.id)) + bytes.length > MAX_PICTURES_BYTES)
			throw new AppError("custom-games/pictures-full");
		await putPicture(tx, { hash, type, bytes, size: bytes.length, created_at: now });
		await putOwner(tx, { userId: player.id, hashes: [hash], now });
	});
	return { imageUrl: `/pictures/${hash}.webp` };
}

import { createHash } from "node:crypto";
import type { Tx } from "@hilo/db/open-database";
import { AppError } from "@hilo/rules/errors/errors";
import { avatarTypeOf } from "@hilo/rules/profiles/avatar";
import { MIN_MARK_SIDE } from "@hilo/rules/site/branding";
import { wholePicture } from "../../platform/images.ts";
import { putPicture } from "./pictures.repo.ts";

/** In pixels; as large as the largest side that is served. */
const STORED_SIDE = 512;

interface EncodedMark {
	/** Names the content. */
	readonly hash: string;
	readonly bytes: Uint8Array;
}

/** Encodes an upload as a square PNG with the whole picture. @throws AppError 400, 415 for other types, 429. */
export async function encodeMark(uploaded: Uint8Array, userId: string): Promise<EncodedMark> {
	if (avatarTypeOf(uploaded) === null) throw new AppError("accounts/avatar-wrong-type");
	const bytes = await wholePicture(uploaded, {
		userId,
		side: STORED_SIDE,
		minSide: MIN_MARK_SIDE,
		errors: {
			tooManyPixels: "accounts/avatar-too-many-pixels",
			unreadable: "accounts/avatar-unreadable",
			tooSmall: "site/mark-too-small",
		},
	});
	return { hash: createHash("sha256").update(bytes).digest("base64url").slice(0, 32), bytes };
}

/** The sweep keeps the picture while the site's setting `mark` names it. @param now epoch ms */
export async function storeMark(tx: Tx, { hash, bytes }: EncodedMark, now: number): Promise<void> {
	await putPicture(tx, { hash, type: "image/png", bytes, size: bytes.length, created_at: now });
}

import { hash } from "node:crypto";
import type { Tx } from "@hilo/db/open-database";
import { AppError, type ErrorCode } from "@hilo/rules/errors/errors";
import { avatarTypeOf } from "@hilo/rules/profiles/avatar";
import { MIN_MARK_SIDE } from "@hilo/rules/site/branding";
import { smallPicture, wholePicture } from "../../platform/images.ts";
import { putPicture } from "./pictures.repo.ts";

interface Encoding {
	readonly userId: string;
	/** In pixels. */
	readonly side: number;
	/** Cropped to a square, or made to fit into one. */
	readonly fit: "cover" | "inside";
	readonly unreadable: ErrorCode;
}

/** Encodes an upload as WebP. `hash` names the content. @throws AppError 400, 415 for other types, 429. */
export async function encodeUpload(
	uploaded: Uint8Array,
	{ userId, side, fit, unreadable }: Encoding,
): Promise<{ hash: string; type: "image/webp"; bytes: Uint8Array }> {
	refuseWrongType(uploaded);
	const errors = { tooManyPixels: "accounts/avatar-too-many-pixels", unreadable } as const;
	const bytes = await smallPicture(uploaded, { userId, side, fit, errors });
	return { hash: hashOf(bytes), type: "image/webp", bytes };
}

/** In pixels; as large as the largest side that is served. */
const MARK_SIDE = 512;

interface EncodedMark {
	/** Names the content. */
	readonly hash: string;
	readonly bytes: Uint8Array;
}

/** Encodes an upload as a square PNG with the whole picture. @throws AppError 400, 415 for other types, 429. */
export async function encodeMark(uploaded: Uint8Array, userId: string): Promise<EncodedMark> {
	refuseWrongType(uploaded);
	const bytes = await wholePicture(uploaded, {
		userId,
		side: MARK_SIDE,
		minSide: MIN_MARK_SIDE,
		errors: {
			tooManyPixels: "accounts/avatar-too-many-pixels",
			unreadable: "accounts/avatar-unreadable",
			tooSmall: "site/mark-too-small",
		},
	});
	return { hash: hashOf(bytes), bytes };
}

/** The sweep keeps the picture while the site's setting `mark` names it. @param now epoch ms */
export async function storeMark(tx: Tx, { hash, bytes }: EncodedMark, now: number): Promise<void> {
	await putPicture(tx, { hash, type: "image/png", bytes, size: bytes.length, created_at: now });
}

function refuseWrongType(uploaded: Uint8Array): void {
	if (avatarTypeOf(uploaded) === null) throw new AppError("accounts/avatar-wrong-type");
}

function hashOf(bytes: Uint8Array): string {
	return hash("sha256", bytes, "base64url").slice(0, 32);
}

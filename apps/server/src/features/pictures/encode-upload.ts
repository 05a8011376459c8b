import { createHash } from "node:crypto";
import { AppError, type ErrorCode } from "@hilo/rules/errors/errors";
import { avatarTypeOf } from "@hilo/rules/profiles/avatar";
import { fitPicture, squarePicture } from "../../platform/images.ts";

interface Encoding {
	readonly userId: string;
	/** In pixels. */
	readonly side: number;
	/** Cropped to a square, or made to fit into one. */
	readonly shape: "square" | "fit";
	readonly unreadable: ErrorCode;
}

/** Encodes an upload as WebP. `hash` names the content. @throws AppError 400, 415 for other types, 429. */
export async function encodeUpload(
	uploaded: Uint8Array,
	{ userId, side, shape, unreadable }: Encoding,
): Promise<{ hash: string; type: "image/webp"; bytes: Uint8Array }> {
	if (avatarTypeOf(uploaded) === null) throw new AppError("accounts/avatar-wrong-type");
	const encode = shape === "square" ? squarePicture : fitPicture;
	const errors = { tooManyPixels: "accounts/avatar-too-many-pixels", unreadable } as const;
	const bytes = await encode(uploaded, { userId, side, errors });
	const hash = createHash("sha256").update(bytes).digest("base64url").slice(0, 32);
	return { hash, type: "image/webp", bytes };
}

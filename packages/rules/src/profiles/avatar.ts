/** The largest picture that may be uploaded, in bytes (platform.md, section 9). */
export const AVATAR_MAX_BYTES = 10 * 1024 * 1024;

// Promised in docs/product.md#pictures.

/** What may be uploaded (platform.md, section 5). */
export const AVATAR_TYPES = ["image/jpeg", "image/png", "image/gif", "image/webp"] as const;
export type AvatarType = (typeof AVATAR_TYPES)[number];

const SIGNATURES: Readonly<Record<AvatarType, RegExp>> = {
	"image/jpeg": /^\xff\xd8\xff/,
	"image/png": /^\x89PNG\r\n/,
	"image/gif": /^GIF8[79]a/,
	"image/webp": /^RIFF[\s\S]{4}WEBP/,
};

/** Returns what a file is by its first bytes, whatever it is called; null for all that is not taken. */
export function avatarTypeOf(bytes: Uint8Array): AvatarType | null {
	const beginning = String.fromCharCode(...bytes.subarray(0, 12));
	return AVATAR_TYPES.find((type) => SIGNATURES[type].test(beginning)) ?? null;
}

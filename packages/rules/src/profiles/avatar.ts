/** Of an upload (docs/product.md#pictures). */
export const MAX_AVATAR_BYTES = 10 * 1024 * 1024;

export const AVATAR_TYPES = ["image/jpeg", "image/png", "image/gif", "image/webp"] as const;
export type AvatarType = (typeof AVATAR_TYPES)[number];

const SIGNATURES: Readonly<Record<AvatarType, RegExp>> = {
	"image/jpeg": /^\xff\xd8\xff/,
	"image/png": /^\x89PNG\r\n/,
	"image/gif": /^GIF8[79]a/,
	"image/webp": /^RIFF[\s\S]{4}WEBP/,
};

/** Returns a file's type by its first bytes, regardless of its name; null for an unsupported type. */
export function avatarTypeOf(bytes: Uint8Array): AvatarType | null {
	const beginning = String.fromCharCode(...bytes.subarray(0, 12));
	return AVATAR_TYPES.find((type) => SIGNATURES[type].test(beginning)) ?? null;
}

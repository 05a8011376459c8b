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

export const AVATAR_TINTS = 6;

/** Returns a player's initials: the first letter of the name, and the first after a `_`, `-` or `.`. */
export function initialsOf(username: string): string {
	const [first = username, second = ""] = username.split(/[_.-]+/).filter(Boolean);
	return `${letterOf(first)}${letterOf(second)}`;
}

/** Returns the number of an avatar's colour, from 0: always the same for the same name. */
export function avatarTint(username: string): number {
	const sum = Array.from(username).reduce((total, letter) => total + (letter.codePointAt(0) ?? 0), 0);
	return sum % AVATAR_TINTS;
}

function letterOf(part: string): string {
	const [letter = ""] = part;
	// The capital of "ß" has two letters, "SS".
	const capital = letter.toUpperCase();
	return [...capital].length === 1 ? capital : letter;
}

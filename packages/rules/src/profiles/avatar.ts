import { numbersFrom } from "../art/drawing.ts";

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

/** The grounds and letters of generated avatars: the same in both themes, and in pictures. */
const AVATAR_TINTS = [
	["#b9a1ff", "#170b38"],
	["#55d6a4", "#00261a"],
	["#ff8f9b", "#35000a"],
	["#f0c95a", "#241900"],
	["#8ee3da", "#04231f"],
	["#b9e04a", "#172000"],
	["#ff9fe0", "#360027"],
	["#d9b18a", "#2a1506"],
	["#5b3fd0", "#ffffff"],
	["#0b6b4f", "#ffffff"],
	["#a3217f", "#ffffff"],
	["#7a3b1c", "#ffffff"],
] as const;

/** Angles of the line that divides an avatar into two shades, in degrees. */
const AVATAR_ANGLES = [0, 45, 90, 135] as const;

/** Tints and angles in all combinations. */
export const AVATAR_LOOKS = AVATAR_TINTS.length * AVATAR_ANGLES.length;

export interface AvatarLook {
	readonly ground: string;
	readonly letters: string;
	/** Covers one half with 20 % opacity. It is never nearer to the letters than the ground is. */
	readonly shade: "#ffffff" | "#000000";
	/** Degrees, clockwise. */
	readonly angle: number;
}

/** Returns a player's initials: the first letter of the name, and the first after a `_`, `-` or `.`. */
export function initialsOf(username: string): string {
	const [first = username, second = ""] = username.split(/[_.-]+/).filter(Boolean);
	return `${letterOf(first)}${letterOf(second)}`;
}

/** Returns the number of a player's look, from 0. It follows from the id, so that a renamed player keeps it. */
export function avatarLookOf(userId: string): number {
	return numbersFrom(userId)(AVATAR_LOOKS);
}

/** Null for a number that no player has. */
export function avatarLook(look: number): AvatarLook | null {
	const tint = AVATAR_TINTS[look % AVATAR_TINTS.length];
	const angle = AVATAR_ANGLES[Math.floor(look / AVATAR_TINTS.length)];
	if (!tint || angle === undefined) return null;
	const [ground, letters] = tint;
	return { ground, letters, shade: letters === "#ffffff" ? "#000000" : "#ffffff", angle };
}

function letterOf(part: string): string {
	const [letter = ""] = part;
	// The capital of "ß" has two letters, "SS".
	const capital = letter.toUpperCase();
	return [...capital].length === 1 ? capital : letter;
}

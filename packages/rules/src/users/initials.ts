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

/** The colours that generated pictures come in. */
export const AVATAR_TINTS = 6;

/** Returns the letters that stand for a player without a picture: the first of the name, and the first after a `_`, `-` or `.`. */
export function initialsOf(username: string): string {
	const [first = username, second = ""] = username.split(/[_.-]+/).filter(Boolean);
	return `${letterOf(first)}${letterOf(second)}`;
}

/** Returns the number of the colour that a player without a picture has, from 0: always the same for the same name. */
export function avatarTint(username: string): number {
	const sum = Array.from(username).reduce((total, letter) => total + (letter.codePointAt(0) ?? 0), 0);
	return sum % AVATAR_TINTS;
}

function letterOf(part: string): string {
	const [letter = ""] = part;
	// "ß" has no capital of one letter.
	const capital = letter.toUpperCase();
	return [...capital].length === 1 ? capital : letter;
}

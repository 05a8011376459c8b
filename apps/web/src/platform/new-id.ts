/** Returns a random id of 32 hexadecimal digits. Browsers have `crypto.randomUUID` only on secure origins. */
export function newId(): string {
	const numbers = crypto.getRandomValues(new Uint32Array(4));
	return Array.from(numbers, (number) => number.toString(16).padStart(8, "0")).join("");
}

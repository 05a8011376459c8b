import { checkEmail } from "@hilo/rules/accounts/validators";

/** Separators of pasted addresses: "Ada <ada@example.com>; grace@example.com". */
const BETWEEN = /[\s,;<>]+/;

/** Splits text into new addresses and the rest, which needs correction. Leaves out duplicates, ignoring case. */
export function addressesIn(
	text: string,
	present: readonly string[],
): { readonly added: readonly string[]; readonly rest: string } {
	const words = text.split(BETWEEN).filter(Boolean);
	const addresses = words.filter((word) => checkEmail(word) === null);
	const seen = new Set(present.map((address) => address.toLowerCase()));
	const added = addresses.filter((address) => {
		const key = address.toLowerCase();
		return !seen.has(key) && seen.add(key);
	});
	// Names around pasted addresses are dropped. Without any address the text needs correction.
	return { added, rest: addresses.length > 0 ? "" : words.join(" ") };
}

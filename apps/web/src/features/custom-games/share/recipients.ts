import { checkEmail } from "@hilo/rules/accounts/validators";

/** What stands between addresses where several are pasted: "Ada <ada@example.com>; grace@example.com". */
const BETWEEN = /[\s,;<>]+/;

/** Takes what was typed or pasted apart: addresses to add, and the rest, to be corrected. Duplicates are left out, whatever their case. */
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
	// The names around pasted addresses are of no use; without any address, what was typed is to be corrected.
	return { added, rest: addresses.length > 0 ? "" : words.join(" ") };
}

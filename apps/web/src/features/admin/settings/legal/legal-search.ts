import { oneOf, parseSearch } from "../../../../platform/search.ts";

export const legalSearch = parseSearch({
	/** The Privacy Policy by default. */
	text: oneOf(["terms"]),
	/** The version that is compared with the one before. */
	version: (value) => (Number.isInteger(value) && Number(value) > 0 ? Number(value) : undefined),
});

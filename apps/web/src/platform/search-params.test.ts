import { expect, test } from "vitest";
import { flagParam, oneOf, pageParam, parseSearch, textParam } from "./search-params.ts";

const parse = parseSearch({
	q: textParam,
	page: pageParam,
	create: flagParam,
	tab: oneOf(["mine", "shared"]),
});

test("reads parameters, also a text that the router reads as a number", () => {
	const read = { q: "2024", page: 3, create: true, tab: "mine" };
	expect(parse({ ...read, q: 2024 })).toEqual(read);
});

test("sets invalid and unknown parameters to undefined", () => {
	const none = { q: undefined, page: undefined, create: undefined, tab: undefined };
	expect(parse({ q: "  ", page: 1, create: "yes", tab: "others", other: 1 })).toStrictEqual(none);
	expect(parse({ q: {}, page: 1.5, create: 1, tab: null })).toStrictEqual(none);
	expect(parse({})).toStrictEqual(none);
});

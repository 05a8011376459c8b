import { expect, test } from "vitest";
import { addressesIn } from "./email-tab.tsx";

test.each([
	["ada@example.com", ["ada@example.com"], ""],
	[" Ada <ada@example.com>; Grace <grace@example.com>\n", ["ada@example.com", "grace@example.com"], ""],
	["ada@example.com, ADA@example.com,ada@example.com", ["ada@example.com"], ""],
	["old@example.com", [], ""],
	["ada@example", [], "ada@example"],
	["  ", [], ""],
])("%j gives %j, and leaves %j to be corrected", (text, added, rest) => {
	expect(addressesIn(text, ["Old@Example.com"])).toEqual({ added, rest });
});

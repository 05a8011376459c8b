import { expect, test } from "vitest";
import { baseFault } from "./address.ts";

test.each(["https://list.example", "https://list.example/api/", "http://localhost:4000/api"])(
	"accepts %s as a setting",
	(base) => {
		expect(baseFault(base)).toBeNull();
	},
);

test.each([
	["list.example/api", "must be an https:// address"],
	["http://list.example/api", "must be an https:// address; http:// is for this machine only"],
	["https://name:word@list.example", "must not hold a name or a password"],
	["https://list.example/api?key=word", "must not hold a query or a fragment"],
])("refuses %s as a setting", (base, fault) => {
	expect(baseFault(base)).toBe(fault);
});

import { expect, it } from "vitest";
import { addressClassOf } from "./address-class.ts";

it.each([
	["127.0.0.1", "machine"],
	["10.1.2.3", "private"],
	["100.64.0.1", "private"],
	["::ffff:10.0.0.1", "private"],
	["::ffff:a00:1", "private"],
	["::ffff:7f00:1", "machine"],
	["::ffff:c633:6407", "internet"],
	["fe80::1%eth0", "private"],
	["172.32.0.1", "internet"],
	["2001:db8::1", "internet"],
	["unknown", "internet"],
] as const)("%s is in the class %s", (address, expected) => {
	expect(addressClassOf(address)).toBe(expected);
});

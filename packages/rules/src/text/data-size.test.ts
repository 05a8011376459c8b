import { expect, test } from "vitest";
import { dataSize } from "./data-size.ts";

test.each([
	[0, "0 B"],
	[999, "999 B"],
	[1000, "1 kB"],
	[3_140_000, "3.1 MB"],
	[812e9, "812 GB"],
	[1e18, "1,000,000 TB"],
])("%i bytes are %s", (bytes, text) => expect(dataSize(bytes)).toBe(text));

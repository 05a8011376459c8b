import { expect, it } from "vitest";
import { encodingFor } from "./content-encoding.ts";

it.each([
	[undefined, "identity"],
	["", "identity"],
	["gzip, deflate, br", "br"],
	["br;q=1", "br"],
	["br;q=0.1, gzip;q=0.9", "br"],
	["br;q=0", "identity"],
	["br;q=0, gzip;q=1", "gzip"],
	["br ; q=0 , GZIP", "gzip"],
	["br;level=4;q=0", "identity"],
	["*", "br"],
	["*, br;q=0", "gzip"],
	["*;q=0", "identity"],
	["zstd", "identity"],
])("%j accepts %s", (header, encoding) => {
	expect(encodingFor(header)).toBe(encoding);
});

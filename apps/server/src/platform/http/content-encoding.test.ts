import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, it } from "vitest";
import { EncodedContent, encodingFor } from "./content-encoding.ts";

it.each([
	[undefined, "identity"],
	["gzip, deflate, br", "br"],
	["br;q=0.1, gzip;q=0.9", "br"],
	["br;q=0", "identity"],
	["br ; q=0 , GZIP", "gzip"],
	["br;level=4;q=0", "identity"],
	["*, br;q=0", "gzip"],
	["zstd", "identity"],
])("%j accepts %s", (header, encoding) => {
	expect(encodingFor(header)).toBe(encoding);
});

const HTML = "<p>Größer oder kleiner?</p>".repeat(20);
const content = () => new EncodedContent(Buffer.from(HTML), 5);

it("makes each encoding once, however many ask", async () => {
	const encoded = content();
	for (const form of ["br", "gzip", "identity"] as const) {
		const [first, second] = await Promise.all([encoded.encodedAs(form), encoded.encodedAs(form)]);
		expect(second).toBe(first);
		expect(await encoded.encodedAs(form)).toBe(first);
	}
});

it("has the same content in each encoding", async () => {
	const [br, gzip, plain] = await Promise.all([
		content().encodedAs("br"),
		content().encodedAs("gzip"),
		content().encodedAs("identity"),
	]);
	expect(brotliDecompressSync(br).toString()).toBe(HTML);
	expect(gunzipSync(gzip).toString()).toBe(HTML);
	expect(Buffer.from(plain).toString()).toBe(HTML);
});

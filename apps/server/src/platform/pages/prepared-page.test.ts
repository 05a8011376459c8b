import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, it } from "vitest";
import { PreparedPage } from "./prepared-page.ts";

const HTML = "<p>Größer oder kleiner?</p>".repeat(20);
const page = () => new PreparedPage({ html: HTML, status: 200, policy: null, tag: null, quality: 5 });

it("is compressed once per encoding, however many ask", async () => {
	const one = page();
	for (const form of ["br", "gzip", "identity"] as const) {
		const [first, second] = await Promise.all([one.in(form), one.in(form)]);
		expect(second).toBe(first);
		expect(await one.in(form)).toBe(first);
	}
});

it("is the same page in each encoding", async () => {
	const [br, gzip, plain] = await Promise.all([page().in("br"), page().in("gzip"), page().in("identity")]);
	expect(brotliDecompressSync(br).toString()).toBe(HTML);
	expect(gunzipSync(gzip).toString()).toBe(HTML);
	expect(Buffer.from(plain).toString()).toBe(HTML);
});

it("takes no more memory in all encodings than it reports", async () => {
	const one = page();
	const forms = await Promise.all([one.in("br"), one.in("gzip"), one.in("identity")]);
	expect(forms.reduce((sum, { length }) => sum + length, 0)).toBeLessThanOrEqual(one.bytes);
});

import { Hono } from "hono";
import { expect, it } from "vitest";
import { Browser } from "../../testing/browser.ts";
import type { ApiEnv } from "./api-env.ts";
import { clientAddress } from "./client-address.ts";

/** The address that a request is counted under. */
async function addressOf(from: string, forwarded: string | null, trustProxy: boolean): Promise<string> {
	const app = new Hono<ApiEnv>();
	app.get("/", (c) => c.text(clientAddress(c, trustProxy)));
	const browser = new Browser(app, { address: from });
	const headers = forwarded === null ? {} : { "X-Forwarded-For": forwarded };
	return (await browser.fetch("/", { headers })).text();
}

it.each([
	["192.0.2.7", "192.0.2.7"],
	["::ffff:192.0.2.7", "192.0.2.7"],
	["2001:db8:1:2:3:4:5:6", "2001:db8:1:2"],
	["2001:db8:1:2::1", "2001:db8:1:2"],
	["2001:db8::1", "2001:db8:0:0"],
	["::1", "0:0:0:0"],
	["fe80::1:2:3:4", "fe80:0:0:0"],
])("counts %s as %s, an IPv6 network of 64 bits as one", async (from, counted) => {
	expect(await addressOf(from, null, false)).toBe(counted);
	expect(await addressOf("10.0.0.1", from, true)).toBe(counted);
});

it("believes no header where no proxy is to be trusted", async () => {
	expect(await addressOf("192.0.2.7", "198.51.100.9", false)).toBe("192.0.2.7");
});

it("believes the entry that the proxy itself added, the last, and none that came in with the request", async () => {
	expect(await addressOf("10.0.0.1", "198.51.100.9", true)).toBe("198.51.100.9");
	expect(await addressOf("10.0.0.1", "203.0.113.1, 198.51.100.9", true)).toBe("198.51.100.9");
	expect(await addressOf("10.0.0.1", "1.2.3.4,2001:db8:1:2::9 ", true)).toBe("2001:db8:1:2");
	expect(await addressOf("10.0.0.1", null, true)).toBe("10.0.0.1");
	expect(await addressOf("10.0.0.1", "", true)).toBe("10.0.0.1");
});

it("leaves out the port that some proxies add, which is another at every connection", async () => {
	expect(await addressOf("10.0.0.1", "198.51.100.9:51234", true)).toBe("198.51.100.9");
	expect(await addressOf("10.0.0.1", "[2001:db8:1:2::9]:51234", true)).toBe("2001:db8:1:2");
	expect(await addressOf("10.0.0.1", "[2001:db8:1:2::9]", true)).toBe("2001:db8:1:2");
});

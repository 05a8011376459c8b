import { Hono } from "hono";
import { describe, expect, it } from "vitest";
import { Browser } from "../../testing/browser.ts";
import { readProxies, type TrustedProxies } from "../system/proxies.ts";
import type { ApiEnv } from "./api-env.ts";
import { clientAddress, isHttps } from "./forwarded.ts";

async function addressOf(
	from: string,
	forwarded: string | null,
	trustProxy: TrustedProxies,
): Promise<string> {
	const app = new Hono<ApiEnv>();
	app.get("/", (c) => c.text(clientAddress(c, trustProxy)));
	const browser = new Browser(app, { address: from });
	const headers = forwarded === null ? {} : { "X-Forwarded-For": forwarded };
	return (await browser.fetch("/", { headers })).text();
}

it.each([
	["192.0.2.7", "192.0.2.7"],
	["::ffff:192.0.2.7", "192.0.2.7"],
	["::ffff:c000:207", "192.0.2.7"],
	["0:0:0:0:0:FFFF:C000:0207", "192.0.2.7"],
	["2001:db8:1:2:3:4:5:6", "2001:db8:1:2"],
	["2001:db8::1", "2001:db8:0:0"],
])("counts %s as %s, and an IPv6 network of 64 bits as one address", async (from, counted) => {
	expect(await addressOf(from, null, false)).toBe(counted);
	expect(await addressOf("10.0.0.1", from, true)).toBe(counted);
});

it("ignores the header when no proxy is trusted", async () => {
	expect(await addressOf("192.0.2.7", "198.51.100.9", false)).toBe("192.0.2.7");
});

it("takes the last entry, which the trusted proxy added, and none that came with the request", async () => {
	expect(await addressOf("10.0.0.1", "198.51.100.9", true)).toBe("198.51.100.9");
	expect(await addressOf("10.0.0.1", "203.0.113.1, 198.51.100.9", true)).toBe("198.51.100.9");
	expect(await addressOf("10.0.0.1", "1.2.3.4,2001:db8:1:2::9 ", true)).toBe("2001:db8:1:2");
	expect(await addressOf("10.0.0.1", null, true)).toBe("10.0.0.1");
	expect(await addressOf("10.0.0.1", "", true)).toBe("10.0.0.1");
});

it("ignores the port that some proxies add", async () => {
	expect(await addressOf("10.0.0.1", "198.51.100.9:51234", true)).toBe("198.51.100.9");
	expect(await addressOf("10.0.0.1", "[2001:db8:1:2::9]:51234", true)).toBe("2001:db8:1:2");
	expect(await addressOf("10.0.0.1", "[2001:db8:1:2::9]", true)).toBe("2001:db8:1:2");
});

describe("with proxies listed by network", () => {
	const proxies = readProxies("::ffff:a00:0/104, 192.0.2.80 fd00::/8") ?? false;

	it.each([
		["10.0.0.1", "198.51.100.9", "198.51.100.9"],
		["::ffff:10.0.0.1", "198.51.100.9", "198.51.100.9"],
		["::ffff:a00:1", "[::ffff:c633:6409]:51234", "198.51.100.9"],
		["10.0.0.1", "198.51.100.9, ::ffff:a00:2", "198.51.100.9"],
		["fd00::1", "2001:db8:1:2::9", "2001:db8:1:2"],
		["192.0.2.80", "198.51.100.9:51234", "198.51.100.9"],
		["10.0.0.1", null, "10.0.0.1"],
	])("trusts the proxy at %s that the client is %s", async (from, claimed, counted) => {
		expect(await addressOf(from, claimed, proxies)).toBe(counted);
	});

	it.each(["192.0.2.81", "::ffff:192.0.2.81", "::ffff:c000:251", "11.0.0.1"])(
		"trusts no other peer, such as %s",
		async (from) => {
			const alone = await addressOf(from, null, proxies);
			expect(await addressOf(from, "203.0.113.1", proxies)).toBe(alone);
			expect(await addressOf(from, "203.0.113.1, 10.0.0.1", proxies)).toBe(alone);
		},
	);

	it("finds the client behind a chain of proxies, and ignores what the client sent", async () => {
		expect(await addressOf("10.0.0.1", "198.51.100.9, 10.0.0.2", proxies)).toBe("198.51.100.9");
		expect(await addressOf("10.0.0.1", "203.0.113.1, 198.51.100.9, fd00::2, 10.0.0.2", proxies)).toBe(
			"198.51.100.9",
		);
		expect(await addressOf("10.0.0.1", "10.0.0.7, 198.51.100.9", proxies)).toBe("198.51.100.9");
	});

	it("takes the first entry when all are proxies", async () => {
		expect(await addressOf("10.0.0.1", "10.0.0.3, 10.0.0.2", proxies)).toBe("10.0.0.3");
	});
});

describe("https", () => {
	const list = readProxies("10.0.0.0/8") ?? false;

	async function isHttpsFrom(from: string, trustProxy: TrustedProxies, headers: Record<string, string>) {
		const app = new Hono<ApiEnv>();
		app.get("/", (c) => c.text(String(isHttps(c, { publicUrl: null, trustProxy }))));
		return (await new Browser(app, { address: from }).fetch("/", { headers })).text();
	}

	it("is known only from a trusted proxy", async () => {
		const https = { "X-Forwarded-Proto": "https" };
		expect(await isHttpsFrom("10.0.0.1", list, https)).toBe("true");
		expect(await isHttpsFrom("192.0.2.1", true, https)).toBe("true");
		expect(await isHttpsFrom("192.0.2.1", list, https)).toBe("false");
		expect(await isHttpsFrom("10.0.0.1", false, https)).toBe("false");
		expect(await isHttpsFrom("10.0.0.1", list, { "X-Forwarded-Proto": "http" })).toBe("false");
		expect(await isHttpsFrom("10.0.0.1", list, {})).toBe("false");
	});

	it("is the protocol by which the client reached its proxy", async () => {
		const chain = "198.51.100.9, 10.0.0.2";
		const isHttpsFor = (proto: string, hops = chain) =>
			isHttpsFrom("10.0.0.1", list, { "X-Forwarded-For": hops, "X-Forwarded-Proto": proto });
		expect(await isHttpsFor("https, http")).toBe("true");
		expect(await isHttpsFor("https")).toBe("true");
		expect(await isHttpsFor("http, https")).toBe("false");
		expect(await isHttpsFor("https, http, http")).toBe("false");
		expect(await isHttpsFor("https, http", "198.51.100.9")).toBe("false");
	});
});

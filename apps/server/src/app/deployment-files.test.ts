import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { expect, it } from "vitest";
import { parse } from "yaml";
import { z } from "zod";
import { readSettings, SETTING_NAMES } from "../platform/settings.ts";
import { isProxy } from "../platform/system/proxies.ts";
import { onOneDatabase } from "../testing/sites.ts";

const openSite = onOneDatabase();
const read = (file: string) => readFileSync(resolve(import.meta.dirname, "../../../..", file), "utf8");

const service = z.object({
	image: z.string(),
	environment: z.record(z.string(), z.string()).default({}),
	volumes: z.array(z.string()).default([]),
	restart: z.string(),
});
const compose = z.object({ services: z.record(z.string(), service) });
const servicesOf = (file: string) => compose.parse(parse(read(file), { merge: true })).services;
const services = servicesOf("compose.postgres.yaml");
const servers = Object.values(services).filter(({ image }) => image.includes("HILO_IMAGE"));
const example = Object.fromEntries(
	[...read("compose.postgres.env.example").matchAll(/^([A-Z_]+)=(.*)$/gm)].map(
		([, name = "", value = ""]) => [name, value],
	),
);
const answers: Readonly<Record<string, string>> = { ...example, POSTGRES_PASSWORD: "s3cret" };

/** The settings of a server that compose starts with the example's answers. */
function settingsOf({ environment }: z.infer<typeof service>) {
	const filled = Object.entries(environment).map(([name, value]) => [
		name,
		value.replace(/\$\{(\w+)(:\?)?\}/g, (_, variable: string) => answers[variable] ?? ""),
	]);
	return readSettings({ ...answers, ...Object.fromEntries(filled) });
}

it("one container without any setting signs players in at a local address without a name, over http", async () => {
	const origin = "http://192.168.1.20:3000";
	const site = await openSite({ settings: { host: "0.0.0.0", publicUrl: null } });
	const browser = site.visitor({ origin });
	const account = { email: "ada@example.org", username: "ada", password: "correct horse" };
	const { status, headers } = await browser.post("/auth/register", account, { Origin: origin });
	expect([status, headers.get("Strict-Transport-Security")]).toEqual([201, null]);
	expect(browser.setCookies.join()).toContain("hilo_session=");
	expect(browser.setCookies.join()).not.toContain("Secure");
	expect((await browser.get("/user/me")).status).toBe(200);
});

it("compose of several servers names only settings that exist", () => {
	const named = [...Object.keys(example), ...servers.flatMap(({ environment }) => Object.keys(environment))];
	const own = ["POSTGRES_PASSWORD", "HILO_IMAGE", "COMPOSE_FILE"];
	expect(named.filter((name) => !SETTING_NAMES.includes(name) && !own.includes(name))).toEqual([]);
});

it("compose starts one container without any setting, which keeps SQLite on a volume", () => {
	const alone = Object.entries(servicesOf("compose.yaml"));
	expect(alone.map(([name]) => name)).toEqual(["hilo"]);
	for (const [, { environment, volumes, restart }] of alone) {
		expect(readSettings(environment)).toMatchObject({
			host: "0.0.0.0",
			port: 3000,
			databaseUrl: "sqlite:/data/hilo.sqlite",
		});
		expect(volumes).toEqual(["data:/data"]);
		expect(restart).toBe("unless-stopped");
	}
});

it("compose starts servers behind a trusted proxy, on one PostgreSQL with enough connections", () => {
	expect(servers).toHaveLength(2);
	for (const server of servers) {
		const { trustProxy, databasePool, ...settings } = settingsOf(server);
		expect(settings).toMatchObject({ host: "0.0.0.0", databaseUrl: "postgres://hilo:s3cret@postgres/hilo" });
		// PostgreSQL accepts 100 connections, three of them for its administrator.
		expect(servers.length * (databasePool + 4)).toBeLessThan(97);
		expect(isProxy("172.30.0.7", trustProxy)).toBe(true);
		expect(isProxy("203.0.113.7", trustProxy)).toBe(false);
	}
});

it("the proxy and the image check health at paths that the site answers", async () => {
	const site = await openSite();
	const ready = /health_uri (\S+)/.exec(read("Caddyfile"))?.[1] ?? "";
	const live = /process\.env\.PORT \+ '([^']+)'/.exec(read("Dockerfile"))?.[1] ?? "";
	for (const path of [ready, live]) {
		const answer = await site.visitor().fetch(path);
		expect([answer.status, answer.headers.get("Content-Type")]).toEqual([
			200,
			expect.stringContaining("json"),
		]);
	}
});

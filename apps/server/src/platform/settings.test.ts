import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { expect, it } from "vitest";
import { readSettings, SETTING_NAMES } from "./settings.ts";

const ROOT = resolve(import.meta.dirname, "../../../..");

it("all have defaults", () => {
	const dataDir = resolve("data");
	expect(readSettings({})).toMatchObject({
		port: 3000,
		host: "127.0.0.1",
		publicUrl: null,
		dataDir,
		databaseUrl: `sqlite:${dataDir}/hilo.sqlite`,
		siteTimeZone: "UTC",
		backups: { minuteOfDay: 210, keep: 7 },
		releasesRepository: null,
		databasePool: 10,
		trustProxy: false,
		metrics: null,
		logLevel: "info",
		rateLimits: true,
		smtpUrl: null,
		mailFrom: "hilo@localhost",
		sources: { liveData: false },
	});
});

it("are read from the environment", () => {
	const env = {
		PORT: "8080",
		HOST: "0.0.0.0",
		PUBLIC_URL: "https://hilo.example/",
		DATA_DIR: "/srv/hilo",
		DATABASE_POOL: "25",
		SITE_TIME_ZONE: "Europe/Paris",
		BACKUP_AT: "4:05",
		BACKUP_KEEP: "30",
		RELEASES_REPOSITORY: "hilo/hilo",
		TRUST_PROXY: "on",
		LOG_LEVEL: "debug",
		RATE_LIMITS: "off",
		SMTP_URL: "smtps://hilo:p%40ss@mail.example:465",
		MAIL_FROM: "The Hilo site <play@hilo.example>",
		LIVE_DATA: "on",
		GITHUB_TOKEN: "token",
		BILLIONAIRES_URL: "https://list.example/api",
	};
	expect(readSettings(env)).toMatchObject({
		port: 8080,
		host: "0.0.0.0",
		publicUrl: "https://hilo.example",
		dataDir: "/srv/hilo",
		databaseUrl: "sqlite:/srv/hilo/hilo.sqlite",
		databasePool: 25,
		siteTimeZone: "Europe/Paris",
		backups: { minuteOfDay: 245, keep: 30 },
		releasesRepository: "hilo/hilo",
		trustProxy: true,
		logLevel: "debug",
		rateLimits: false,
		smtpUrl: "smtps://hilo:p%40ss@mail.example:465",
		mailFrom: "The Hilo site <play@hilo.example>",
		sources: { liveData: true, githubToken: "token", billionairesUrl: "https://list.example/api" },
	});
	const url = "postgres://hilo@db/hilo";
	expect(readSettings({ ...env, DATABASE_URL: url }).databaseUrl).toBe(url);
});

it("make backups by themselves on SQLite, and on PostgreSQL where BACKUP_AT says so", () => {
	const backupAt = (env: Record<string, string>) => readSettings(env).backups.minuteOfDay;
	const postgres = { DATABASE_URL: "postgres://hilo@db/hilo" };
	expect([{}, { BACKUP_AT: "off" }, postgres, { ...postgres, BACKUP_AT: "00:00" }].map(backupAt)).toEqual([
		210,
		null,
		null,
		0,
	]);
});

it("enable metrics only with a port or a token", () => {
	expect(readSettings({ METRICS_HOST: "10.0.0.1" }).metrics).toBeNull();
	expect(readSettings({ METRICS_PORT: "9464" }).metrics).toEqual({
		port: 9464,
		host: "127.0.0.1",
		token: null,
	});
	const env = { HOST: "::", METRICS_HOST: "10.0.0.1", METRICS_TOKEN: "a-token-of-16-ch" };
	expect(readSettings(env).metrics).toEqual({ port: null, host: "10.0.0.1", token: "a-token-of-16-ch" });
	expect(readSettings({ ...env, METRICS_HOST: "", METRICS_PORT: "1" }).metrics?.host).toBe("::");
});

it.each(["", " "])("treat %j as absent, and ignore other variables", (blank) => {
	const env = Object.fromEntries(SETTING_NAMES.map((name) => [name, blank]));
	expect(readSettings({ ...env, PATH: "/bin", npm_config_port: "x" })).toEqual(readSettings({}));
});

it("are all listed in .env.example, and no others", () => {
	const example = readFileSync(resolve(ROOT, ".env.example"), "utf8");
	const listed = [...example.matchAll(/^#?\s?([A-Z][A-Z_]+)=/gm)].map((match) => match[1]);
	expect([...new Set(listed)].sort()).toEqual(SETTING_NAMES.toSorted());
});

it("derive the sender of mails from the site's address", () => {
	expect(readSettings({ PUBLIC_URL: "https://hilo.example:8443" }).mailFrom).toBe("hilo@hilo.example");
	expect(readSettings({ MAIL_FROM: "play@hilo.example" }).mailFrom).toBe("play@hilo.example");
});

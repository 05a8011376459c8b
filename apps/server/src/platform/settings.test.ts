import { expect, it } from "vitest";
import { readSettings, SETTING_NAMES, SettingsError } from "./settings.ts";

it("are read from the environment", () => {
	const env = {
		PORT: "8080",
		PUBLIC_URL: "https://hilo.example/",
		DATA_DIR: "/srv/hilo",
		BACKUP_AT: "4:05",
		TRUST_PROXY: "on",
		RATE_LIMITS: "off",
		LIVE_DATA: "on",
		GITHUB_TOKEN: "token",
	};
	expect(readSettings(env)).toMatchObject({
		port: 8080,
		host: "127.0.0.1",
		publicUrl: "https://hilo.example",
		dataDir: "/srv/hilo",
		databaseUrl: "sqlite:/srv/hilo/hilo.sqlite",
		backups: { minuteOfDay: 245, keep: 7 },
		trustProxy: true,
		rateLimits: false,
		sources: { liveData: true, githubToken: "token" },
	});
	const url = "postgres://hilo@db/hilo";
	expect(readSettings({ ...env, DATABASE_URL: url }).databaseUrl).toBe(url);
});

it("make daily backups of SQLite unless BACKUP_AT is off, and none of PostgreSQL by themselves", () => {
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

it("give the base path of an address with a path, whether it ends with a slash or not", () => {
	for (const PUBLIC_URL of ["https://example.org/hilo", "https://example.org/hilo/"])
		expect(readSettings({ PUBLIC_URL })).toMatchObject({
			publicUrl: "https://example.org/hilo",
			basePath: "/hilo",
			mailFrom: "hilo@example.org",
		});
	expect(readSettings({ PUBLIC_URL: "https://hilo.example/" }).basePath).toBe("");
});

it("derive the sender of mails from the site's address", () => {
	expect(readSettings({ PUBLIC_URL: "https://hilo.example:8443" }).mailFrom).toBe("hilo@hilo.example");
	expect(readSettings({ MAIL_FROM: "play@hilo.example" }).mailFrom).toBe("play@hilo.example");
});

type Values = readonly string[];

const HOSTS = {
	good: ["0.0.0.0", "::1", "db_1.internal"],
	bad: ["127.0.0.1:3000", "[::1]", "a, b"],
};
const SWITCH = { good: ["on", "off"], bad: ["true", "ON"] };
const PORTS = { good: ["1", "65535"], bad: ["many", "-1", "65536", "80.5", "1e3"] };
const SECRET = { good: ["abc_DEF-123.~/+="], bad: ["two words", "tökén", "line\nline"] };

/** Every setting, with values that are honoured as they are written and values that can't be. */
const TABLE: Readonly<Record<string, { readonly good: Values; readonly bad: Values }>> = {
	PORT: { good: ["0", ...PORTS.good], bad: PORTS.bad },
	HOST: HOSTS,
	REUSE_PORT: SWITCH,
	STOP_DELAY: { good: ["0", "0.5", "300"], bad: ["soon", "-1", "301", "5s"] },
	PUBLIC_URL: {
		good: [
			"https://hilo.example/",
			"http://[::1]:3000",
			"https://bücher.example",
			"https://example.org/hilo",
			"https://example.org/games/hilo-2/",
		],
		bad: [
			"hilo.example",
			"ftp://hilo.example",
			"https://example.org/games",
			"https://example.org/api/hilo",
			"https://example.org/hilo//",
			"https://example.org/hi%20lo",
			"https://example.org/hilo?",
			"https://example.org/hilo#top",
			"https://hilo.example?",
			"https://ada:hunter2@hilo.example",
			"https://hilo.example:65536",
			"https://hilo.example, https://hilo.org",
			"https:\\\\hilo.example",
		],
	},
	DATA_DIR: { good: ["/srv/hilo", "./data", "../my data"], bad: ["~/hilo", "file:///srv/hilo"] },
	DATABASE_URL: {
		good: [
			"sqlite:hilo.sqlite",
			"postgresql://hilo:p%40ss%23%2F@[::1]:5432/hilo",
			"postgres://hilo:a:b!$&'()*+,;=@db/hilo",
			"postgres://hilo:hunter2@ss@db/hilo",
			"postgres://db/hilo?sslmode=require",
			"postgres://hilo@%2Frun%2Fpostgresql/hilo",
			"postgres:///hilo?host=/run",
			"postgres://hilo@/hilo?host=/run/postgresql",
			"postgres://hilo:pw@/hilo?host=/run/postgresql",
		],
		bad: [
			"mysql://db/hilo",
			"./hilo.sqlite",
			"sqlite::memory:",
			"sqlite:hilo.sqlite?mode=ro",
			"postgres://db",
			"postgres://hilo:1/hunter2@db/hilo",
			"postgres://hilo:hunter2#@db/hilo",
			"postgres://db:65536/hilo",
			"postgres://hilo@/hilo",
			"postgres://db/hilo?sslmod=require",
		],
	},
	DATABASE_POOL: { good: ["1", "1000"], bad: ["0", "1001", "2.5"] },
	SITE_TIME_ZONE: { good: ["UTC", "Europe/Paris", "Etc/GMT+2"], bad: ["Mars/Olympus", "+02:00", "UTC+2"] },
	BACKUP_AT: { good: ["off", "3:30", "23:59"], bad: ["on", "24:00", "3:30 am"] },
	BACKUP_KEEP: { good: ["1", "365"], bad: ["0", "366", "7d"] },
	RELEASES_REPOSITORY: { good: ["hilo/hilo"], bad: ["https://github.com/hilo/hilo", "hilo"] },
	SMTP_URL: {
		good: [
			"smtp://mail.example",
			"smtps://hilo:p%40ss@mail.example:465",
			"smtp://mail.example?requireTLS=true&tls.rejectUnauthorized=false",
		],
		bad: [
			"mail.example",
			"smtp://",
			"smtp://hilo:hunter2#s@mail.example",
			"smtp://mail.example?requireTls=true",
			"smtp://mail.example:70000",
		],
	},
	MAIL_FROM: {
		good: ["play@hilo.example", "The Hilo site <play@hilo.example>", '"Hilo, Inc" <play@hilo.example>'],
		bad: [
			"Hilo",
			"Hilo <hilo@hilo.example>\nBcc: all@hilo.example",
			"Hilo <play@hilo.example",
			"Hilo, Inc <play@hilo.example>",
			"a@hilo.example, b@hilo.example",
		],
	},
	TRUST_PROXY: {
		good: ["on", "127.0.0.1", "10.0.0.0/8, fd00::/8", "10.0.0.0/8,192.0.2.80", "::ffff:192.0.2.80"],
		bad: [
			"yes",
			"10.0.0.0/33",
			"10.0.0.0/8,",
			"10.0.0.0/8, proxy.example",
			"on, 10.0.0.0/8",
			"10.0.0.*",
			"::ffff:a00:0/95",
		],
	},
	SHARED_NETWORKS: {
		good: [
			"198.51.100.0/24",
			"198.51.100.7, 2001:db8:7::/48",
			"2001:db8:1:2::/64",
			"10.0.0.0/8, 2001:c000::/19",
		],
		bad: [
			"on",
			"school.example",
			"198.51.100.0/33",
			"198.51.100.0/24,",
			"2001:db8::7",
			"2001:db8:1:2::/65",
			"::ffff:0:0/96",
			"0.0.0.0/0",
			"128.0.0.0/7",
			"198.51.100.0/24, ::/0",
			"2001:c000::/18",
			"::/64",
		],
	},
	METRICS_PORT: { good: PORTS.good, bad: ["0", ...PORTS.bad] },
	METRICS_HOST: HOSTS,
	METRICS_TOKEN: { good: ["a-token-of-16-ch"], bad: ["short", "a token of 16 chars"] },
	LOG_LEVEL: { good: ["silent", "debug"], bad: ["loud", "INFO"] },
	RATE_LIMITS: SWITCH,
	LIVE_DATA: SWITCH,
	GITHUB_TOKEN: SECRET,
	TMDB_TOKEN: SECRET,
	SPOTIFY_CLIENT_ID: SECRET,
	SPOTIFY_CLIENT_SECRET: SECRET,
	REDDIT_CLIENT_ID: SECRET,
	REDDIT_CLIENT_SECRET: SECRET,
	BILLIONAIRES_URL: {
		good: ["https://list.example/api", "http://127.0.0.1:8080"],
		bad: ["forbes", "http://list.example/api", "https://list.example/api?key=hunter2"],
	},
};

it("are all in the table", () => {
	expect(Object.keys(TABLE)).toEqual(SETTING_NAMES);
});

it.each(Object.entries(TABLE))(
	"%s is honoured as it is written, or named with what is wrong",
	(name, { good, bad }) => {
		for (const value of good)
			for (const written of [value, ` ${value} `, `${value}\n`])
				expect(() => readSettings({ [name]: written }), written).not.toThrow();
		for (const value of bad) {
			const read = () => readSettings({ [name]: value });
			expect(read, value).toThrow(SettingsError);
			expect(read, value).toThrow(new RegExp(`^${name}: [a-z].{5,}$`));
			expect(read, "a password is not repeated").toThrow(/^((?!hunter2).)*$/);
		}
	},
);

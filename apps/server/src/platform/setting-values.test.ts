import { expect, it } from "vitest";
import { readSettings, SETTING_NAMES, SettingsError } from "./settings.ts";

type Values = readonly string[];

const HOSTS = {
	good: ["0.0.0.0", "::", "::1", "localhost", "hilo-1", "db_1.internal"],
	bad: [
		"127.0.0.1:3000",
		"[::1]",
		"http://hilo.example",
		"a, b",
		"hilo example",
		"*",
		"127.1",
		"0x7f.1",
		"999.1.1.1",
		"fe80::1%eth0",
		"-a",
		"a..b",
	],
};
const SWITCH = { good: ["on", "off"], bad: ["true", "1", "yes", "ON", "on,off"] };
const PORTS = {
	good: ["1", "80", "65535"],
	bad: ["many", "-1", "65536", "80.5", "80.0", "0x50", "1e3", "+80", "8 0", "80,81"],
};
const SECRET = { good: ["abc_DEF-123.~/+="], bad: ["two words", "tökén", "a\tb", "line\nline"] };

/** Every setting, with values that are honoured as they are written and values that can't be. */
const TABLE: Readonly<Record<string, { readonly good: Values; readonly bad: Values }>> = {
	PORT: { good: ["0", ...PORTS.good], bad: PORTS.bad },
	HOST: HOSTS,
	REUSE_PORT: SWITCH,
	STOP_DELAY: { good: ["0", "0.5", "300"], bad: ["soon", "-1", "301", "5s", "1e2", "0,5", ".5"] },
	PUBLIC_URL: {
		good: [
			"https://hilo.example",
			"https://hilo.example/",
			"https://HILO.example:443",
			"http://10.0.0.5:8080",
			"http://[::1]:3000",
			"https://bücher.example",
		],
		bad: [
			"hilo.example",
			"ftp://hilo.example",
			"https://",
			"https:hilo.example",
			"https://hilo.example/play",
			"https://hilo.example//",
			"https://hilo.example/?a=b",
			"https://hilo.example?",
			"https://hilo.example#top",
			"https://ada@hilo.example",
			"https://ada:hunter2@hilo.example",
			"https://:hunter2@hilo.example",
			"https://@hilo.example",
			"https://hilo.example:0",
			"https://hilo.example:65536",
			"https://hilo.example:http",
			"https://127.1",
			"https://0x7f",
			"https://*.hilo.example",
			"https://hilo.example, https://hilo.org",
			"https://hilo example",
			"https://[fe80::1%25eth0]",
			"https://a..example",
			"https:\\\\hilo.example",
		],
	},
	DATA_DIR: {
		good: ["/srv/hilo", "./data", "../my data"],
		bad: ["~", "~/hilo", "file:///srv/hilo", "s3://bucket"],
	},
	DATABASE_URL: {
		good: [
			"sqlite:/srv/hilo.sqlite",
			"sqlite:hilo.sqlite",
			"postgres://hilo@db/hilo",
			"postgresql://hilo:p%40ss%23%2F@[::1]:5432/hilo",
			"postgres://hilo:a:b!$&'()*+,;=@db/hilo",
			"postgres://db/hilo?sslmode=require",
			"postgres://hilo@localhost/hilo?host=/run/postgresql",
			"postgres://hilo@%2Frun%2Fpostgresql/hilo",
			"postgres:///hilo?host=/run",
		],
		bad: [
			"mysql://db/hilo",
			"./hilo.sqlite",
			"sqlite:",
			"sqlite::memory:",
			"sqlite:~/hilo.sqlite",
			"sqlite://server/hilo.sqlite",
			"sqlite:hilo.sqlite?mode=ro",
			"postgres://db",
			"postgres://db/",
			"postgres://db/hilo/public",
			"postgres:db/hilo",
			"postgres:///hilo",
			"postgres://hilo:hunter2@ss@db/hilo",
			"postgres://hilo:hunter2#ss@db/hilo",
			"postgres://hilo:1#hunter2@db/hilo",
			"postgres://hilo:1/hunter2@db/hilo",
			"postgres://hilo:1?hunter2@db/hilo",
			"postgres://hilo:hunter2%@db/hilo",
			"postgres://hilo:hunter2%FF@db/hilo",
			"postgres://hilo:hunter2 2@db/hilo",
			"postgres://a,b/hilo",
			"postgres://db:0/hilo",
			"postgres://:hunter2@db/hilo",
			"postgres://db:65536/hilo",
			"postgres://db/hilo#a",
			"postgres://db/hilo?schema=public",
			"postgres://db/hilo?sslmode=required",
			"postgres://db/hilo?sslmode=",
			"postgres://db/hilo?sslmode=require&sslmode=disable",
			"postgres://db/hilo?statement_timeout=0",
		],
	},
	DATABASE_POOL: { good: ["1", "1000"], bad: ["0", "1001", "2.5", "all", "1e2"] },
	SITE_TIME_ZONE: {
		good: ["UTC", "Europe/Paris", "America/Argentina/Buenos_Aires", "Etc/GMT+2"],
		bad: ["Mars/Olympus", "+02:00", "-05", "UTC+2", "GMT+2", "Europe/Paris, UTC", "Europe Paris", "2"],
	},
	BACKUP_AT: {
		good: ["off", "3:30", "03:30", "23:59"],
		bad: ["on", "24:00", "3", "03:60", "3:30 am", "03:30,15:30"],
	},
	BACKUP_KEEP: { good: ["1", "365"], bad: ["0", "366", "7d", "1.0"] },
	RELEASES_REPOSITORY: {
		good: ["hilo/hilo"],
		bad: ["https://github.com/hilo/hilo", "hilo", "hilo/hilo/x", "a/b, c/d"],
	},
	SMTP_URL: {
		good: [
			"smtp://mail.example",
			"smtps://hilo:p%40ss@mail.example:465",
			"smtp://hilo%40example.org:a:b@[::1]:587/",
			"smtp://mail.example?requireTLS=true&tls.rejectUnauthorized=false",
		],
		bad: [
			"mail.example",
			"https://mail.example",
			"smtp:mail.example",
			"smtp://",
			"smtp://hilo:hunter2@ss@mail.example",
			"smtp://hilo:hunter2#s@mail.example",
			"smtp://hilo:hunter2/s@mail.example",
			"smtp://hilo:1/hunter2@mail.example",
			"smtp://hilo:hunter2%zz@mail.example",
			"smtp://hilo:hunter2 s@mail.example",
			"smtp://hilo@example.org:hunter2@mail.example",
			"smtp://mail.example/inbox",
			"smtp://mail.example:0",
			"smtp://mail.example:70000",
			"smtp://mail.example#a",
			"smtp://mail.example?pool=false",
			"smtp://a.example,b.example",
		],
	},
	MAIL_FROM: {
		good: [
			"play@hilo.example",
			"Hilo <play@hilo.example>",
			"The Hilo site <play@hilo.example>",
			'"Hilo, Inc" <play@hilo.example>',
			"<hilo@localhost>",
		],
		bad: [
			"Hilo",
			"Hilo <hilo@hilo.example>\nBcc: all@hilo.example",
			"Hilo play@hilo.example",
			"Hilo <play@hilo.example",
			"play@hilo.example>",
			"Hilo, Inc <play@hilo.example>",
			"Hilo: <play@hilo.example>",
			"a@hilo.example, b@hilo.example",
			"play@",
			"@hilo.example",
			"play@hilo..example",
		],
	},
	TRUST_PROXY: {
		good: ["on", "off", "127.0.0.1", "10.0.0.0/8, fd00::/8", "10.0.0.0/8 fd00::/8", "10.0.0.0/8,192.0.2.80"],
		bad: [
			"yes",
			"10.0.0.0/33",
			"fd00::/129",
			",",
			"10.0.0.0/",
			"10.0.0.0/8,",
			", 10.0.0.0/8",
			"10.0.0.0/8,, fd00::/8",
			"10.0.0.0/8, proxy.example",
			"on, 10.0.0.0/8",
			"10.0.0.1-10.0.0.9",
			"10.0.0.*",
			"10.0.0.0/255.0.0.0",
			"::ffff:10.0.0.1",
			"fe80::1%eth0",
			"10.0.0.1:80",
		],
	},
	METRICS_PORT: { good: PORTS.good, bad: ["0", ...PORTS.bad] },
	METRICS_HOST: HOSTS,
	METRICS_TOKEN: { good: ["a-token-of-16-ch"], bad: ["short", "a token of 16 chars", "a-tökén-of-16-chars"] },
	LOG_LEVEL: { good: ["silent", "debug"], bad: ["loud", "INFO", "info,warn"] },
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
		bad: [
			"forbes",
			"https:list.example",
			"https://list example",
			"http://list.example/api",
			"https://name:hunter2@list.example/api",
			"https://list.example/api?key=hunter2",
		],
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

import { stripVTControlCharacters } from "node:util";
import { expect, it } from "vitest";
import { FailingDatabase } from "../../testing/failing-database.ts";
import { onAnyDatabase } from "../../testing/sites.ts";
import { testLog } from "../../testing/test-log.ts";
import { createLogger, logDestination } from "./logger.ts";

const PASSWORD = "a very secret horse";

onAnyDatabase((openSite) => {
	it("logs a failed request without password, cookie or address", async () => {
		const database = new FailingDatabase();
		const site = await openSite({ wrapDatabase: database.wrap });
		const ada = await site.player("ada");
		const secret = ada.cookies.get("hilo_session") ?? "";
		database.failure = new Error("Nobody foresaw this.");
		const account = { email: "ada@example.org", username: "Ada-Lovelace", password: PASSWORD };
		const login = { emailOrUsername: "ada@example.org", password: PASSWORD };
		const headers = { Authorization: "Basic a-token" };
		await ada.get("/user/me", headers);
		await ada.post("/auth/login", login, headers);
		await site.visitor().post("/auth/register", account);
		await site.visitor().post("/trpc/accounts.register", account);
		await site.visitor().post("/trpc/accounts.login", login);
		const lines = site.log.take();
		expect(lines).toHaveLength(5);
		for (const line of lines) {
			const parsed = JSON.parse(line);
			expect(parsed).toMatchObject({
				level: "error",
				msg: "unexpected error",
				where: expect.any(String),
			});
			expect(Date.parse(parsed.time)).toBeGreaterThan(0);
			for (const private_ of [PASSWORD, secret, "a-token", "ada@example.org", "Ada-Lovelace", "argon2"])
				expect(line).not.toContain(private_);
		}
	});

	it("does not log what callers get wrong", async () => {
		const site = await openSite();
		const visitor = site.visitor();
		await visitor.post("/auth/login", { emailOrUsername: "nobody", password: PASSWORD });
		await visitor.post("/auth/login", `{"password": "${PASSWORD}"`);
		await visitor.post("/auth/register", { email: "no address", password: PASSWORD });
		await visitor.post("/trpc/accounts.login", `{"password": "${PASSWORD}"`);
		await visitor.get("/no-such-path");
		expect(site.log.take()).toEqual([]);
	});
});

it("redacts credentials that are passed to it", () => {
	const { logger, take } = testLog();
	logger.info({ password: PASSWORD, body: { password: PASSWORD } }, "one");
	logger.info({ headers: { cookie: `hilo_session=${PASSWORD}`, authorization: PASSWORD } }, "two");
	const lines = take();
	expect(lines).toHaveLength(2);
	expect(lines.join()).not.toContain(PASSWORD);
});

it("writes lines for people on a terminal, an error with its stack", async () => {
	const shown: string[] = [];
	const terminal = { isTTY: true, write: (text: string) => shown.push(text) > 0 };
	const logger = createLogger("info", await logDestination(terminal));
	logger.info({ url: "http://localhost:3000", version: "1.0.0" }, "Hilo 1.0.0 is open");
	logger.warn({ seconds: 3, password: PASSWORD }, "the database answers again");
	logger.error({ err: new Error("No space is left.") }, "the backup failed");
	const lines = shown.map(stripVTControlCharacters);
	expect(lines[0]).toMatch(/^\[\d\d:\d\d:\d\d\] INFO: Hilo 1\.0\.0 is open\n$/);
	expect(lines[1]).toContain('WARN: the database answers again {"seconds":3,"password":"[Redacted]"}');
	expect(lines[2]).toMatch(/ERROR: the backup failed[\s\S]*No space is left\.[\s\S]*logger\.test\.ts/);
});

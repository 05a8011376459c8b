import { mkdtemp, readdir, readFile, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DEFAULT_BRANDING } from "@hilo/rules/site/branding";
import { afterEach, beforeEach, expect, it } from "vitest";
import { testLog } from "../../testing/test-log.ts";
import { composeMail } from "./mail.ts";
import { outbox } from "./outbox.ts";

const mail = composeMail(
	{
		kind: "test",
		to: "ada@example.org",
		subject: "Hello",
		username: "ada",
		paragraphs: ["the-token"],
	},
	DEFAULT_BRANDING,
);

let data: string;
beforeEach(async () => {
	data = await mkdtemp(join(tmpdir(), "hilo-outbox-"));
});
afterEach(() => rm(data, { recursive: true }));

it("writes each mail to its own file, and logs the path but no content", async () => {
	const folder = join(data, "not-there-yet", "outbox");
	const log = testLog();
	const deliver = outbox(folder, "hilo@localhost", log.logger);
	await Promise.all([deliver(mail), deliver(mail)]);
	const files = await readdir(folder);
	expect(files).toHaveLength(2);
	for (const file of files) {
		expect(file).toMatch(/^[\w-]+\.eml$/);
		const source = await readFile(join(folder, file), "utf8");
		expect(source).toMatch(/^From: Hilo <hilo@localhost>\r\nTo: ada@example\.org\r\nSubject: Hello\r\n/);
		expect(source).toContain("the-token");
		if (process.platform !== "win32") expect((await stat(join(folder, file))).mode & 0o777).toBe(0o600);
	}
	const lines = log.take();
	expect(lines.map((line) => JSON.parse(line))).toMatchObject(
		Array(2).fill({
			level: "info",
			kind: "test",
			msg: "no SMTP_URL is set: a mail was written to the outbox",
		}),
	);
	expect(lines.join()).not.toMatch(/ada@|the-token/);
});

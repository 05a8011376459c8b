import { DEFAULT_BRANDING } from "@hilo/rules/site/branding";
import { expect, it } from "vitest";
import { startSmtpServer } from "../../testing/smtp-server.ts";
import { testLog } from "../../testing/test-log.ts";
import { createBackground } from "../system/background.ts";
import { composeMail, type Deliver, type Mail, type MailContent } from "./mail.ts";
import { createMailer } from "./mailer.ts";
import { smtp } from "./smtp.ts";

const content: MailContent = {
	kind: "reset-password",
	to: "ada@example.org",
	subject: "Secret",
	username: "ada",
	paragraphs: ["the-token"],
};
const mail = composeMail(content, DEFAULT_BRANDING);

function mailerOf(deliver: Deliver) {
	const log = testLog();
	const background = createBackground(log.logger);
	const branding = async () => DEFAULT_BRANDING;
	const mailer = createMailer({ deliver, branding, background, log: log.logger, retryMs: [1, 1, 1] });
	return { mailer, background, lines: () => log.take().map((line) => JSON.parse(line)) };
}

function failFirst(times: number, error: Error) {
	const deliveredMails: Mail[] = [];
	let attempts = 0;
	const deliver: Deliver = async (tried) => {
		attempts += 1;
		if (attempts <= times) throw error;
		deliveredMails.push(tried);
	};
	return { deliver, deliveredMails, attempts: () => attempts };
}

it("sends after the answer, which does not wait", async () => {
	const { deliver, deliveredMails } = failFirst(0, new Error());
	const { mailer, background, lines } = mailerOf(deliver);
	expect(mailer.send(() => content)).toBeUndefined();
	expect(deliveredMails).toEqual([]);
	await background.settled();
	expect(deliveredMails).toEqual([mail]);
	expect(lines()).toEqual([]);
});

it("logs an outage once, however many mails it concerns, and its end", async () => {
	const refusal = Object.assign(new Error("no answer"), { code: "ECONNREFUSED" });
	const { deliver, deliveredMails } = failFirst(4 * 20, refusal);
	const { mailer, background, lines } = mailerOf(deliver);
	for (let n = 0; n < 20; n++) mailer.send(() => content);
	await background.settled();
	expect(lines().map(({ msg }) => msg)).toEqual(["a mail could not be sent yet", "a mail could not be sent"]);
	for (let n = 0; n < 3; n++) mailer.send(() => content);
	await background.settled();
	expect(deliveredMails).toHaveLength(3);
	expect(lines()).toMatchObject([{ failed: 20, msg: "mails are sent again" }]);
});

it("retries a few times, and logs neither the receiver nor the content", async () => {
	const refusal = Object.assign(new Error("no answer for <ada@example.org>"), { code: "ETIMEDOUT" });
	const twice = failFirst(2, refusal);
	const patient = mailerOf(twice.deliver);
	patient.mailer.send(() => content);
	await patient.background.settled();
	expect(twice.deliveredMails).toEqual([mail]);
	expect(patient.lines()).toMatchObject([
		{
			level: "warn",
			kind: "reset-password",
			attempt: 1,
			code: "ETIMEDOUT",
			msg: "a mail could not be sent yet",
		},
		{ level: "warn", msg: "mails are sent again" },
	]);

	const never = failFirst(99, refusal);
	const vain = mailerOf(never.deliver);
	vain.mailer.send(() => content);
	await vain.background.settled();
	expect(never.attempts()).toBe(4);
	const lines = vain.lines();
	expect(lines.at(-1)).toMatchObject({ level: "error", attempt: 4, msg: "a mail could not be sent" });
	expect(JSON.stringify(lines)).not.toMatch(/ada@|the-token|Secret/);
});

it("does not retry after a permanent refusal", async () => {
	const server = await startSmtpServer((to) => (to === mail.to ? 550 : null));
	const { deliver, close } = smtp(server.url, "hilo@localhost");
	const { mailer, background, lines } = mailerOf(deliver);
	mailer.send(() => content);
	mailer.send(() => ({ ...content, to: "bob@example.org" }));
	await background.settled();
	expect(server.received.map(({ to }) => to)).toEqual([["bob@example.org"]]);
	const logged = lines();
	expect(logged).toMatchObject([
		{ level: "error", attempt: 1, responseCode: 550 },
		{ msg: "mails are sent again" },
	]);
	expect(JSON.stringify(logged)).not.toContain("ada@");
	close();
	await server.close();
});

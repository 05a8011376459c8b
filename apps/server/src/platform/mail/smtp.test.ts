import { DEFAULT_BRANDING } from "@hilo/rules/site/branding";
import { afterEach, expect, it } from "vitest";
import { startSmtpServer, type TestSmtpServer } from "../../testing/smtp-server.ts";
import { composeMail } from "./mail.ts";
import { smtp } from "./smtp.ts";

const FROM = "Hilo <hilo@hilo.example>";
const mail = composeMail(
	{
		kind: "test",
		to: "ada@example.org",
		subject: "Grüße, Ада",
		username: "Ада",
		paragraphs: ["One line."],
		action: { label: "Go", url: "https://hilo.example/go" },
	},
	DEFAULT_BRANDING,
);

let server: TestSmtpServer;
let close = () => {};
afterEach(async () => {
	close();
	await server.close();
});

function connect(url = server.url) {
	const sender = smtp(url, FROM);
	close = sender.close;
	return sender.deliver;
}

it("sends mails in text and HTML, in any script", async () => {
	server = await startSmtpServer();
	const deliver = connect();
	await Promise.all(Array.from({ length: 10 }, () => deliver(mail)));
	expect(server.received).toHaveLength(10);
	const [{ from, to, source } = { from: "", to: [], source: "" }] = server.received;
	expect(from).toBe("hilo@hilo.example");
	expect(to).toEqual(["ada@example.org"]);
	expect(source).toMatch(/^From: Hilo <hilo@hilo\.example>\r\n/m);
	expect(source).toMatch(/^Subject: =\?UTF-8\?/m);
	expect(source).toContain("Content-Type: text/plain; charset=utf-8");
	expect(source).toContain("Content-Type: text/html; charset=utf-8");
	expect(source).toContain("https://hilo.example/go");
});

it("sends the mail's pictures and headers", async () => {
	server = await startSmtpServer();
	const bytes = new Uint8Array([137, 80, 78, 71]);
	const picture = { cid: "game", type: "image/png", bytes, width: 600, height: 315, alt: "K2" };
	const unsubscribeUrl = "https://hilo.example/unsubscribe/secret";
	const shown = { kind: "test", to: "ada@example.org", subject: "Play", paragraphs: ["Play."] };
	await connect()(composeMail({ ...shown, picture, unsubscribeUrl }, DEFAULT_BRANDING));
	const source = server.received[0]?.source.replaceAll(/\r\n\s+/g, " ");
	expect(source).toContain(`List-Unsubscribe: <${unsubscribeUrl}>\r\n`);
	expect(source).toContain("List-Unsubscribe-Post: List-Unsubscribe=One-Click\r\n");
	expect(source).toMatch(/Content-Id: <game>/i);
	expect(source).toContain(Buffer.from(bytes).toString("base64"));
});

it("sends to addresses of any script", async () => {
	server = await startSmtpServer();
	await connect()({ ...mail, to: "ada@例子.广告" });
	expect(server.received[0]?.to).toEqual(["ada@例子.广告"]);
});

it("rejects when the server refuses", async () => {
	server = await startSmtpServer((to) => (to.startsWith("gone") ? 550 : null));
	await expect(connect()({ ...mail, to: "gone@example.org" })).rejects.toMatchObject({ responseCode: 550 });
	close();
	const wrong = server.url.replace("p%40ss", "guess");
	await expect(connect(wrong)(mail)).rejects.toMatchObject({ code: "EAUTH", responseCode: 535 });
	expect(server.received).toEqual([]);
});

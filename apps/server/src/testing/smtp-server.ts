import type { AddressInfo } from "node:net";
import { SMTPServer } from "smtp-server";

/** A mail as a server took it. */
interface ReceivedMail {
	readonly from: string;
	readonly to: readonly string[];
	readonly source: string;
}

export interface TestSmtpServer {
	readonly url: string;
	readonly received: ReceivedMail[];
	close(): Promise<void>;
}

/**
 * Starts a mail server for the user `hilo` with the password `p@ss word`.
 * @param refuse returns the status with which mails to this address are refused, or null.
 */
export async function startSmtpServer(
	refuse: (to: string) => number | null = () => null,
): Promise<TestSmtpServer> {
	const received: ReceivedMail[] = [];
	const server = new SMTPServer({
		disabledCommands: ["STARTTLS"],
		allowInsecureAuth: true,
		onAuth: ({ username, password }, _session, done) => {
			if (username === "hilo" && password === "p@ss word") done(null, { user: username });
			else done(new Error("Invalid username or password"));
		},
		onRcptTo: ({ address }, _session, done) => {
			const responseCode = refuse(address);
			if (responseCode === null) done();
			else done(Object.assign(new Error(`No mail for ${address}`), { responseCode }));
		},
		onData: (stream, session, done) => {
			const chunks: Buffer[] = [];
			stream.on("data", (chunk: Buffer) => chunks.push(chunk));
			stream.on("end", () => {
				const { mailFrom, rcptTo } = session.envelope;
				received.push({
					from: mailFrom ? mailFrom.address : "",
					to: rcptTo.map(({ address }) => address),
					source: Buffer.concat(chunks).toString("utf8"),
				});
				done();
			});
		},
	});
	await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", () => resolve()));
	const { port } = server.server.address() as AddressInfo;
	return {
		url: `smtp://hilo:p%40ss%20word@127.0.0.1:${port}`,
		received,
		close: () => new Promise((resolve) => server.close(() => resolve())),
	};
}

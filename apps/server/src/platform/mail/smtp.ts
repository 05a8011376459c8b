import { createTransport } from "nodemailer";
import type { Deliver } from "./mail.ts";
import { messageOf } from "./message.ts";

const CONNECT_MS = 10_000;
const SILENCE_MS = 30_000;
const MAX_CONNECTIONS = 3;

/** Sends over a few pooled connections to an `smtp://` or `smtps://` server. */
export function smtp(
	url: string,
	from: string,
): {
	deliver: Deliver;
	/** Signs in without sending. @throws the reason why mails can't be sent. */
	verify(): Promise<void>;
	close: () => void;
} {
	const transport = createTransport({
		url,
		pool: true,
		maxConnections: MAX_CONNECTIONS,
		connectionTimeout: CONNECT_MS,
		greetingTimeout: CONNECT_MS,
		socketTimeout: SILENCE_MS,
		disableFileAccess: true,
		disableUrlAccess: true,
	});
	return {
		deliver: async (mail) => {
			await transport.sendMail(messageOf(from, mail));
		},
		async verify() {
			await transport.verify();
		},
		close: () => transport.close(),
	};
}

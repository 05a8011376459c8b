import { createTransport } from "nodemailer";
import type { Deliver } from "./mail.ts";
import { messageOf } from "./message.ts";

const CONNECT_MS = 10_000;
const SILENCE_MS = 30_000;
const MAX_CONNECTIONS = 3;

/** Hands mails to the server of an `smtp://` or `smtps://` address, over few connections that are used again. */
export function smtp(
	url: string,
	from: string,
): {
	deliver: Deliver;
	/** Signs in to the server and sends nothing. @throws what keeps mails from being sent. */
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

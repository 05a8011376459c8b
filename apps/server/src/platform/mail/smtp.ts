import { createTransport } from "nodemailer";
import { type Deliver, messageOf } from "./mail.ts";

const CONNECT_MS = 10_000;
const SILENCE_MS = 30_000;
const MAX_CONNECTIONS = 3;

/** Sends over a few pooled connections to an `smtp://` or `smtps://` server. */
export function smtp(
	url: string,
	from: string,
): {
	deliver: Deliver;
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
		close: () => transport.close(),
	};
}

import { setTimeout as sleep } from "node:timers/promises";
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

const TIMEOUT_MS = 5000;

/**
 * Signs in to the mail server without sending.
 * @throws the reason why mails can't be sent; a silent server's after `timeoutMs`
 */
export async function verifyMailServer(url: string, timeoutMs = TIMEOUT_MS): Promise<void> {
	const transport = createTransport({ url, connectionTimeout: timeoutMs, disableFileAccess: true });
	const timeout = new AbortController();
	const tooSlow = sleep(timeoutMs, undefined, { signal: timeout.signal, ref: false }).then(() => {
		throw new Error(`no answer within ${timeoutMs / 1000} seconds`);
	});
	try {
		await Promise.race([transport.verify(), tooSlow]);
	} finally {
		timeout.abort();
		tooSlow.catch(() => undefined);
		transport.close();
	}
}

import { setTimeout as sleep } from "node:timers/promises";
import { createTransport } from "nodemailer";

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

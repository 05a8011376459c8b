import { setTimeout as sleep } from "node:timers/promises";
import type { Background } from "../system/background.ts";
import type { Logger } from "../system/logger.ts";
import type { Deliver, Mail } from "./mail.ts";

/** How long to wait before each further attempt. */
const RETRY_MS = [2_000, 15_000, 60_000, 300_000];

export interface Mailer {
	/** Sends a mail soon, trying a few times. To be called after the commit; nobody waits for it, and its failure is only logged. */
	send(mail: Mail): void;
}

/** Sends mails in the background by `deliver`. */
export function createMailer(options: {
	deliver: Deliver;
	background: Background;
	log: Logger;
	/** For tests. */
	retryMs?: readonly number[];
}): Mailer {
	const { deliver, background, log, retryMs = RETRY_MS } = options;

	async function attempt(mail: Mail, number: number): Promise<void> {
		try {
			await deliver(mail);
		} catch (error) {
			const waitMs = isFinal(error) ? undefined : retryMs[number];
			const what = { kind: mail.kind, attempt: number + 1, ...reasonOf(error) };
			if (waitMs === undefined) {
				log.error(what, "a mail could not be sent");
				return;
			}
			log.warn(what, "a mail could not be sent yet");
			await sleep(waitMs, undefined, { ref: false });
			await attempt(mail, number + 1);
		}
	}

	return { send: (mail) => background.run(`mail ${mail.kind}`, () => attempt(mail, 0)) };
}

/** Whether the server refused for good, as for an address that does not exist. */
function isFinal(error: unknown): boolean {
	const { responseCode } = reasonOf(error);
	return responseCode !== undefined && responseCode >= 500;
}

/** What may be logged: the texts of servers name the receiver. */
function reasonOf(error: unknown): { code?: string; responseCode?: number } {
	if (!(error instanceof Error)) return {};
	return {
		...("code" in error && typeof error.code === "string" ? { code: error.code } : {}),
		...("responseCode" in error && typeof error.responseCode === "number"
			? { responseCode: error.responseCode }
			: {}),
	};
}

import { setTimeout as sleep } from "node:timers/promises";
import { retry } from "@hilo/rules/retry/retry";
import { Tally } from "../metrics/tally.ts";
import type { Background } from "../system/background.ts";
import type { Logger } from "../system/logger.ts";
import type { Deliver, Mail } from "./mail.ts";

/** How long to wait before each further attempt. */
const RETRY_MS = [2_000, 15_000, 60_000, 300_000];

export interface Mailer {
	/** Sends a mail soon, trying a few times. To be called after the commit; nobody waits for it, and its failure is only logged. */
	send(mail: Mail): void;
	/** How many mails in a row could not be sent, up to now. 0 as soon as one was. */
	readonly failing: number;
	/** How many mails are to be sent still, those among them that are tried again. */
	readonly waiting: number;
}

/** Sends mails in the background by `deliver`. */
export function createMailer(options: {
	deliver: Deliver;
	background: Background;
	log: Logger;
	/** How often a mail was "sent", "retried" and "failed". */
	tally?: Tally;
	/** For tests. */
	retryMs?: readonly number[];
}): Mailer {
	const { deliver, background, log, tally = new Tally(), retryMs = RETRY_MS } = options;

	let failing = 0;
	let waiting = 0;
	async function deliverPatiently(mail: Mail): Promise<void> {
		let attempt = 0;
		const what = (error: unknown) => ({ kind: mail.kind, attempt, ...reasonOf(error) });
		const deliverOnce = () => {
			attempt += 1;
			return deliver(mail);
		};
		try {
			await retry(deliverOnce, {
				pauses: retryMs,
				isPassing: (error) => !isFinal(error),
				wait: (ms, error) => {
					tally.inc("retried");
					log.warn(what(error), "a mail could not be sent yet");
					return sleep(ms, undefined, { ref: false });
				},
			});
			failing = 0;
			tally.inc("sent");
		} catch (error) {
			failing += 1;
			tally.inc("failed");
			log.error(what(error), "a mail could not be sent");
		} finally {
			waiting -= 1;
		}
	}

	return {
		send(mail) {
			waiting += 1;
			background.run(`mail ${mail.kind}`, () => deliverPatiently(mail));
		},
		get waiting() {
			return waiting;
		},
		get failing() {
			return failing;
		},
	};
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

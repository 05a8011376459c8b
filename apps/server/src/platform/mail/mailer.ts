import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { retry } from "@hilo/rules/retry/retry";
import type { Branding } from "@hilo/rules/site/branding";
import type { Counters } from "../counters.ts";
import type { Settings } from "../settings.ts";
import type { Background } from "../system/background.ts";
import type { Logger } from "../system/logger.ts";
import { composeMail, type Deliver, type WriteMail } from "./mail.ts";
import { outbox } from "./outbox.ts";
import { smtp } from "./smtp.ts";

const RETRY_MS = [2_000, 15_000, 60_000, 300_000];

export interface Mailer {
	/** Sends in the background, with retries; a failure is only logged. Call it after the commit. */
	send(write: WriteMail): void;
	/** Mails in a row that could not be sent; 0 after a success. */
	readonly failing: number;
	/** Mails that are not sent yet, retries included. */
	readonly waiting: number;
}

/** Without `SMTP_URL`, mails are files in the data folder. */
export function deliveryOf({ smtpUrl, mailFrom, dataDir }: Settings, log: Logger): Deliver {
	return smtpUrl ? smtp(smtpUrl, mailFrom).deliver : outbox(join(dataDir, "outbox"), mailFrom, log);
}

export function createMailer(options: {
	deliver: Deliver;
	background: Background;
	log: Logger;
	/** The site's name and look, read for each mail. */
	branding: () => Promise<Branding>;
	counters?: Counters | undefined;
	retryMs?: readonly number[];
}): Mailer {
	const { deliver, branding, background, log, counters, retryMs = RETRY_MS } = options;

	let failing = 0;
	let waiting = 0;
	/** The lines since the last mail that was sent, so that an outage has each of them once. */
	const logged = new Set<string>();
	function logOnce(level: "warn" | "error", fields: { code?: string }, message: string): void {
		const line = `${message} ${fields.code}`;
		if (!logged.has(line)) log[level](fields, message);
		logged.add(line);
	}
	async function deliverWithRetries(write: WriteMail): Promise<void> {
		const site = await branding();
		const mail = composeMail(write(site), site);
		let attempt = 0;
		const logFields = (error: unknown) => ({ kind: mail.kind, attempt, ...reasonOf(error) });
		const deliverOnce = () => {
			attempt += 1;
			return deliver(mail);
		};
		try {
			await retry(deliverOnce, {
				pauses: retryMs,
				isTransient: (error) => !isFinal(error),
				wait: (ms, error) => {
					counters?.mails.inc({ outcome: "retried" });
					logOnce("warn", logFields(error), "a mail could not be sent yet");
					return sleep(ms, undefined, { ref: false });
				},
			});
			if (logged.size > 0) log.warn({ failed: failing }, "mails are sent again");
			logged.clear();
			failing = 0;
			counters?.mails.inc({ outcome: "sent" });
		} catch (error) {
			failing += 1;
			counters?.mails.inc({ outcome: "failed" });
			logOnce("error", logFields(error), "a mail could not be sent");
		}
	}

	return {
		send(write) {
			waiting += 1;
			background.run("a mail", () =>
				deliverWithRetries(write).finally(() => {
					waiting -= 1;
				}),
			);
		},
		get waiting() {
			return waiting;
		},
		get failing() {
			return failing;
		},
	};
}

/** Codes from 500 are permanent, such as for an address that does not exist. */
function isFinal(error: unknown): boolean {
	const { responseCode } = reasonOf(error);
	return responseCode !== undefined && responseCode >= 500;
}

/** Without the message: texts of servers name the receiver. */
function reasonOf(error: unknown): { code?: string; responseCode?: number } {
	if (!(error instanceof Error)) return {};
	return {
		...("code" in error && typeof error.code === "string" ? { code: error.code } : {}),
		...("responseCode" in error && typeof error.responseCode === "number"
			? { responseCode: error.responseCode }
			: {}),
	};
}

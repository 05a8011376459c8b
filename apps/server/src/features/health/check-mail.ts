import { existsSync } from "node:fs";
import { access, constants, readdir } from "node:fs/promises";
import { join } from "node:path";
import { reasonOf } from "@hilo/rules/errors/errors";
import { verifyMailServer } from "../../platform/mail/smtp.ts";
import type { Settings } from "../../platform/settings.ts";
import { nearestExistingFolder } from "../../platform/system/disk-space.ts";
import { type Finding, ok, problem, warning } from "./finding.ts";

const MAX_OUTBOX_MAILS = 1000;

/** Signs in to the mail server without sending a mail; without SMTP_URL, checks that the outbox is writable. */
export async function checkMail({ smtpUrl, mailFrom, dataDir }: Settings): Promise<Finding> {
	if (smtpUrl) return checkServer(smtpUrl, mailFrom);
	const outbox = join(dataDir, "outbox");
	try {
		await access(nearestExistingFolder(outbox), constants.W_OK);
	} catch {
		const remedy = "Let the server's user write there, or set SMTP_URL.";
		return problem("Mail", `is to be written to ${outbox}, which can't be done`, remedy);
	}
	const mails = existsSync(outbox) ? (await readdir(outbox)).length : 0;
	const found = `none is sent: without SMTP_URL, mails are files in ${outbox} (${mails} now)`;
	const remedy = "Set SMTP_URL to send them. Until then, make links for lost passwords on the users' pages.";
	return warning(
		"Mail",
		found,
		mails > MAX_OUTBOX_MAILS ? `${remedy} Empty the folder: it holds links into accounts.` : remedy,
	);
}

async function checkServer(url: string, from: string): Promise<Finding> {
	const { host } = new URL(url);
	try {
		await verifyMailServer(url);
		return ok("Mail", `${host} takes mails, which come from ${from}`);
	} catch (error) {
		const remedy = "See that SMTP_URL names the server, its port, the user and the password.";
		return problem("Mail", `${host} takes none: ${reasonOf(error)}`, remedy);
	}
}

/** Fewer failures in a row may be an accident. */
const FAILING_MAILS = 3;

/** Mails that this process could not send, though the server lets it sign in. */
export function checkSentMails(failing: number): Finding[] {
	if (failing < FAILING_MAILS) return [];
	const found = `aren't going out: the last ${failing} could not be sent`;
	return [problem("Sent mails", found, "Look into the server's log, which has the mail server's code.")];
}

import type { Mail } from "../platform/mail/mail.ts";
import type { TestSite } from "./test-site.ts";

/** Waits for the mails that are on their way and takes all that were sent since the last time. */
export async function mailed(site: TestSite): Promise<Mail[]> {
	await site.settled();
	return site.mails.splice(0);
}

/** The address of the mail's only link. @throws when it has none. */
export function linkIn(mail: Mail | undefined): URL {
	const [link] = /https?:\/\/\S+/.exec(mail?.text ?? "") ?? [];
	if (link === undefined) throw new Error("there is no link in the mail");
	return new URL(link);
}

/** The secret in the link of the mail. */
export function tokenIn(mail: Mail | undefined): string {
	return linkIn(mail).searchParams.get("token") ?? "";
}

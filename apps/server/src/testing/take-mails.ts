import type { Mail } from "../platform/mail/mail.ts";
import type { TestSite } from "./test-site.ts";

/** Waits for pending mails and returns all that were sent since the last call. */
export async function takeMails(site: TestSite): Promise<Mail[]> {
	await site.settled();
	return site.mails.splice(0);
}

export function linkIn(mail: Mail | undefined): URL {
	const [link] = /https?:\/\/\S+/.exec(mail?.text ?? "") ?? [];
	if (link === undefined) throw new Error("there is no link in the mail");
	return new URL(link);
}

export function tokenIn(mail: Mail | undefined): string {
	return linkIn(mail).searchParams.get("token") ?? "";
}

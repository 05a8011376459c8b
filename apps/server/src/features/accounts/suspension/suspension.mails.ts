import type { WriteMail } from "../../../platform/mail/mail.ts";

interface Receiver {
	readonly email: string;
	readonly username: string;
}

/** `text`: what signing in answers, with the day; `reason`: the administrator's own words. */
export function suspendedMail(
	{ email, username }: Receiver,
	{ text, reason }: { text: string; reason: string },
): WriteMail {
	return ({ name, contact }) => ({
		kind: "suspended",
		to: email,
		username,
		subject: `Your ${name} account is suspended`,
		paragraphs: [
			text,
			"Until then you can't sign in, and other players don't see you. An administrator gave this reason:",
		],
		quote: reason,
		...(contact !== null && { closing: `If you think this is a mistake, write to ${contact}.` }),
	});
}

export function suspensionLiftedMail({ email, username }: Receiver, origin: string): WriteMail {
	return ({ name }) => ({
		kind: "suspension-lifted",
		to: email,
		username,
		subject: `Your ${name} account is no longer suspended`,
		paragraphs: ["An administrator has lifted the suspension of your account. You can sign in again."],
		action: { label: "Sign in", url: `${origin}/sign-in` },
	});
}

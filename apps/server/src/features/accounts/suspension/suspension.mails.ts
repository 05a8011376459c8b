import { composeMail, type Mail } from "../../../platform/mail/mail.ts";

interface Receiver {
	readonly email: string;
	readonly username: string;
}

/** `text`: what signing in answers, with the day; `reason`: the administrator's own words. */
export function suspendedMail(
	{ email, username }: Receiver,
	{ text, reason }: { text: string; reason: string },
): Mail {
	return composeMail({
		kind: "suspended",
		to: email,
		username,
		subject: "Your Hilo account is suspended",
		paragraphs: [
			text,
			"Until then you can't sign in, and other players don't see you. An administrator gave this reason:",
		],
		quote: reason,
	});
}

export function suspensionLiftedMail({ email, username }: Receiver, origin: string): Mail {
	return composeMail({
		kind: "suspension-lifted",
		to: email,
		username,
		subject: "Your Hilo account is no longer suspended",
		paragraphs: ["An administrator has lifted the suspension of your account. You can sign in again."],
		action: { label: "Sign in", url: `${origin}/sign-in` },
	});
}

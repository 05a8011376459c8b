import type { WriteMail } from "../../platform/mail/mail.ts";

interface Receiver {
	readonly email: string;
	readonly username: string;
}

const to = ({ email, username }: Receiver) => ({ to: email, username });

export function passwordLinkMail(receiver: Receiver, url: string): WriteMail {
	return ({ name }) => ({
		...to(receiver),
		kind: "password-link",
		subject: `Choose a new password for ${name}`,
		paragraphs: [
			`Someone asked for a new password for your ${name} account. If it was you, choose one within an hour. The link works once.`,
		],
		action: { label: "Choose a new password", url },
		closing: "If it wasn't you, ignore this email. Your password stays the same.",
	});
}

export function passwordChangedMail(receiver: Receiver, origin: string): WriteMail {
	return ({ name }) => ({
		...to(receiver),
		kind: "password-changed",
		subject: `Your ${name} password was changed`,
		paragraphs: [
			`Your ${name} password was changed, and your other devices were signed out.`,
			"If it wasn't you, reset your password right away.",
		],
		action: { label: "Reset my password", url: `${origin}/forgot-password` },
	});
}

export function confirmEmailMail(receiver: Receiver, url: string): WriteMail {
	return ({ name }) => ({
		...to(receiver),
		kind: "confirm-email",
		subject: `Confirm your email address for ${name}`,
		paragraphs: [`You asked to use this address for your ${name} account. Please confirm it within a day.`],
		action: { label: "Confirm this address", url },
		closing: `If you have no ${name} account, ignore this email.`,
	});
}

export function verifyEmailMail(receiver: Receiver, url: string): WriteMail {
	return ({ name }) => ({
		...to(receiver),
		kind: "verify-email",
		subject: `Verify your email address for ${name}`,
		paragraphs: [
			`Welcome to ${name}! Please confirm within a day that this address is yours. The link works once.`,
		],
		action: { label: "Verify this address", url },
		closing: `If you have no ${name} account, ignore this email.`,
	});
}

export function emailChangingMail(receiver: Receiver, newEmail: string, origin: string): WriteMail {
	return ({ name }) => ({
		...to(receiver),
		kind: "email-changing",
		subject: `Your ${name} email address is about to change`,
		paragraphs: [
			`Someone who knows your password asked to change your ${name} email address to ${newEmail}.`,
			"If it was you, there's nothing to do here: just confirm the new address. If it wasn't you, reset your password right away.",
		],
		action: { label: "Reset my password", url: `${origin}/forgot-password` },
	});
}

/** @param dueOn the day in words. */
export function leavingMail(receiver: Receiver, dueOn: string, origin: string): WriteMail {
	return ({ name }) => ({
		...to(receiver),
		kind: "leaving",
		subject: `Your ${name} account will be deleted`,
		paragraphs: [
			`Your ${name} account is hidden now and will be permanently deleted on ${dueOn}, with everything in it.`,
			"Changed your mind? Sign in before then to keep it.",
		],
		action: { label: "Sign in", url: `${origin}/sign-in` },
	});
}

export function deletedMail(receiver: Receiver): WriteMail {
	return ({ name }) => ({
		...to(receiver),
		kind: "deleted",
		subject: `Your ${name} account was deleted`,
		paragraphs: [`An administrator has deleted your ${name} account, with everything in it.`],
	});
}

/** `text`: what signing in answers, with the day; `reason`: the administrator's own words. */
export function suspendedMail(
	receiver: Receiver,
	{ text, reason }: { text: string; reason: string },
): WriteMail {
	return ({ name, contact }) => ({
		...to(receiver),
		kind: "suspended",
		subject: `Your ${name} account is suspended`,
		paragraphs: [
			text,
			"Until then you can't sign in, and other players don't see you. An administrator gave this reason:",
		],
		quote: reason,
		...(contact !== null && { closing: `If you think this is a mistake, write to ${contact}.` }),
	});
}

export function suspensionLiftedMail(receiver: Receiver, origin: string): WriteMail {
	return ({ name }) => ({
		...to(receiver),
		kind: "suspension-lifted",
		subject: `Your ${name} account is no longer suspended`,
		paragraphs: ["An administrator has lifted the suspension of your account. You can sign in again."],
		action: { label: "Sign in", url: `${origin}/sign-in` },
	});
}

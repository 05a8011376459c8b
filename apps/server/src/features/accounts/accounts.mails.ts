import { composeMail, type Mail } from "../../platform/mail/mail.ts";

interface Receiver {
	readonly email: string;
	readonly username: string;
}

const to = ({ email, username }: Receiver) => ({ to: email, username });

export function passwordLinkMail(receiver: Receiver, url: string): Mail {
	return composeMail({
		...to(receiver),
		kind: "password-link",
		subject: "Choose a new password for Hilo",
		paragraphs: [
			"Someone asked for a new password for your Hilo account. If it was you, choose one within 30 minutes. The link works once.",
		],
		action: { label: "Choose a new password", url },
		closing: "If it wasn't you, ignore this email. Your password stays the same.",
	});
}

export function passwordChangedMail(receiver: Receiver, origin: string): Mail {
	return composeMail({
		...to(receiver),
		kind: "password-changed",
		subject: "Your Hilo password was changed",
		paragraphs: [
			"Your Hilo password was changed, and your other devices were signed out.",
			"If it wasn't you, reset your password right away.",
		],
		action: { label: "Reset my password", url: `${origin}/forgot-password` },
	});
}

export function confirmEmailMail(receiver: Receiver, url: string): Mail {
	return composeMail({
		...to(receiver),
		kind: "confirm-email",
		subject: "Confirm your email address for Hilo",
		paragraphs: ["You asked to use this address for your Hilo account. Please confirm it within a day."],
		action: { label: "Confirm this address", url },
		closing: "If you don't have a Hilo account, ignore this email.",
	});
}

export function verifyEmailMail(receiver: Receiver, url: string): Mail {
	return composeMail({
		...to(receiver),
		kind: "verify-email",
		subject: "Verify your email address for Hilo",
		paragraphs: [
			"Welcome to Hilo! Please confirm within a day that this address is yours. The link works once.",
		],
		action: { label: "Verify this address", url },
		closing: "If you don't have a Hilo account, ignore this email.",
	});
}

export function emailChangingMail(receiver: Receiver, newEmail: string, origin: string): Mail {
	return composeMail({
		...to(receiver),
		kind: "email-changing",
		subject: "Your Hilo email address is about to change",
		paragraphs: [
			`Someone who knows your password asked to change your Hilo email address to ${newEmail}.`,
			"If it was you, there's nothing to do here: just confirm the new address. If it wasn't you, reset your password right away.",
		],
		action: { label: "Reset my password", url: `${origin}/forgot-password` },
	});
}

/** @param dueOn the day in words. */
export function leavingMail(receiver: Receiver, dueOn: string, origin: string): Mail {
	return composeMail({
		...to(receiver),
		kind: "leaving",
		subject: "Your Hilo account will be deleted",
		paragraphs: [
			`Your Hilo account is hidden now and will be permanently deleted on ${dueOn}, with everything in it.`,
			"Changed your mind? Sign in before then to keep it.",
		],
		action: { label: "Sign in", url: `${origin}/sign-in` },
	});
}

export function deletedMail(receiver: Receiver): Mail {
	return composeMail({
		...to(receiver),
		kind: "deleted",
		subject: "Your Hilo account was deleted",
		paragraphs: ["An administrator has deleted your Hilo account, with everything in it."],
	});
}

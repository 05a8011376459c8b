import { letter, type Mail } from "../../platform/mail/mail.ts";

/** Who gets a mail. */
interface Receiver {
	readonly email: string;
	readonly username: string;
}

const to = ({ email, username }: Receiver) => ({ to: email, username });

export function passwordLinkMail(receiver: Receiver, url: string): Mail {
	return letter({
		...to(receiver),
		kind: "password-link",
		subject: "Choose a new password for Hilo",
		paragraphs: [
			"Somebody asked for a new password for your account on Hilo. If it was you, choose one within 30 minutes. The link works once.",
		],
		action: { label: "Choose a new password", url },
		closing: "If it was not you, ignore this mail. Your password stays as it is.",
	});
}

export function passwordChangedMail(receiver: Receiver, origin: string): Mail {
	return letter({
		...to(receiver),
		kind: "password-changed",
		subject: "Your password on Hilo was changed",
		paragraphs: [
			"The password of your account on Hilo was changed, and your other devices were signed out.",
			"If it was not you, ask for a new password at once.",
		],
		action: { label: "Ask for a new password", url: `${origin}/forgot-password` },
	});
}

export function confirmEmailMail(receiver: Receiver, url: string): Mail {
	return letter({
		...to(receiver),
		kind: "confirm-email",
		subject: "Confirm your email address for Hilo",
		paragraphs: ["This is to be the email address of your account on Hilo. Confirm it within a day."],
		action: { label: "Confirm this address", url },
		closing: "If you have no account on Hilo, ignore this mail.",
	});
}

export function verifyEmailMail(receiver: Receiver, url: string): Mail {
	return letter({
		...to(receiver),
		kind: "verify-email",
		subject: "Verify your email address for Hilo",
		paragraphs: [
			"Welcome to Hilo. Please show us within a day that this address is yours. The link works once.",
		],
		action: { label: "Verify this address", url },
		closing: "If you have no account on Hilo, ignore this mail.",
	});
}

export function emailChangingMail(receiver: Receiver, newEmail: string, origin: string): Mail {
	return letter({
		...to(receiver),
		kind: "email-changing",
		subject: "Your email address on Hilo is about to change",
		paragraphs: [
			`Somebody who knows your password asked to change the email address of your account on Hilo to ${newEmail}.`,
			"If it was you, there is nothing to do here: the new address has to be confirmed. If it was not you, choose a new password at once.",
		],
		action: { label: "Ask for a new password", url: `${origin}/forgot-password` },
	});
}

/** @param dueOn the day in words. */
export function leavingMail(receiver: Receiver, dueOn: string, origin: string): Mail {
	return letter({
		...to(receiver),
		kind: "leaving",
		subject: "Your account on Hilo will be deleted",
		paragraphs: [
			`Your account on Hilo is hidden now and will be deleted on ${dueOn}, with everything that is in it.`,
			"To keep it, sign in before then.",
		],
		action: { label: "Sign in", url: `${origin}/sign-in` },
	});
}

import { HOUR_MS } from "@hilo/rules/time/durations";
import type { Limits } from "../../platform/limits/rate-limits.ts";

/** Administrators can change those with a named `hits`, docs/product.md#limits. */
export const LIMITS = {
	/** By account, under its name and address. Above it, sign-in answers 401 even to the right password. */
	passwordsPerAccount: {
		name: "pw-account",
		hits: "passwordsPerAccount",
		windowMs: HOUR_MS / 4,
		error: "accounts/too-many-attempts",
	},
	/** By the typed name or address, whether an account has it or not. */
	passwordsPerName: {
		name: "pw-name",
		hits: "passwordsPerAccount",
		windowMs: HOUR_MS / 4,
		error: "accounts/too-many-attempts",
	},
	passwordsPerAddress: {
		name: "pw-address",
		hits: "passwordsPerAddress",
		windowMs: HOUR_MS / 4,
		error: "accounts/too-many-attempts",
	},
	/** Counts correct passwords too: each costs a hash, and each sign-in a session. */
	signInsPerName: {
		name: "in-name",
		hits: 60,
		windowMs: HOUR_MS / 4,
		error: "accounts/too-many-sign-ins",
	},
	signInsPerAddress: {
		name: "in-address",
		hits: 300,
		windowMs: HOUR_MS / 4,
		error: "accounts/too-many-sign-ins",
	},
	/** By a browser that has signed in to the account before, in place of the limits by name, account and address. */
	passwordsPerBrowser: {
		name: "pw-browser",
		hits: "passwordsPerAccount",
		windowMs: HOUR_MS / 4,
		error: "accounts/too-many-attempts",
	},
	/** By account, of all browsers that know it: each sign-in without their cookie makes another one. */
	signInsOfKnown: {
		name: "in-known",
		hits: 60,
		windowMs: HOUR_MS / 4,
		error: "accounts/too-many-sign-ins",
	},
	/** Confirmations by a signed-in player, by session. */
	wrongOwnPasswords: {
		name: "pw-own",
		hits: "passwordsPerAccount",
		windowMs: HOUR_MS / 4,
		error: "accounts/too-many-attempts",
	},
	ownPasswordChecks: {
		name: "own-checks",
		hits: 60,
		windowMs: HOUR_MS / 4,
		error: "accounts/too-many-sign-ins",
	},
	registrations: {
		name: "register",
		hits: "registrations",
		windowMs: HOUR_MS,
		error: "accounts/too-many-registrations",
	},
	/** By mail address, whether an account has it or not. */
	passwordMails: {
		name: "pw-mail",
		hits: "passwordMails",
		windowMs: HOUR_MS,
		error: "accounts/too-many-password-mails",
	},
	/** By network address, so that one caller can't make the site mail many people. */
	passwordMailsFrom: {
		name: "pw-mail-from",
		hits: 20,
		windowMs: HOUR_MS,
		error: "accounts/too-many-password-mails",
	},
	/** By account, of all browsers that know it, in place of the limits by address. */
	passwordMailsOfKnown: {
		name: "pw-mail-known",
		hits: "passwordMails",
		windowMs: HOUR_MS,
		error: "accounts/too-many-password-mails",
	},
	/** For the whole site. Refuses no sign-in, but notifies administrators. */
	failedSignIns: { name: "failed-in", hits: 19, windowMs: HOUR_MS / 6, error: "accounts/too-many-attempts" },
	failedSignInNotifications: {
		name: "failed-told",
		hits: 1,
		windowMs: HOUR_MS,
		error: "accounts/too-many-attempts",
	},
	verificationMails: { name: "verify", hits: 5, windowMs: HOUR_MS, error: "accounts/too-many-mails" },
	emailChanges: { name: "email", hits: 5, windowMs: HOUR_MS, error: "accounts/too-many-mails" },
} as const satisfies Limits;

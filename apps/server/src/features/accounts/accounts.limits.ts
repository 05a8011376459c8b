import { HOUR_MS } from "@hilo/rules/time/durations";
import type { Limits } from "../../platform/limits/rate-limits.ts";

const ATTEMPTS = { windowMs: HOUR_MS / 4, error: "accounts/too-many-attempts" } as const;
const SIGN_INS = { windowMs: HOUR_MS / 4, error: "accounts/too-many-sign-ins" } as const;
const PASSWORD_MAILS = { windowMs: HOUR_MS, error: "accounts/too-many-password-mails" } as const;

/** Administrators can change those with a named `hits`, docs/product.md#limits. */
export const LIMITS = {
	/** By account, under its name and address. Above it, sign-in answers 401 even to the right password. */
	passwordsPerAccount: { ...ATTEMPTS, name: "pw-account", hits: "passwordsPerAccount" },
	/** By the typed name or address, whether an account has it or not. */
	passwordsPerName: { ...ATTEMPTS, name: "pw-name", hits: "passwordsPerAccount" },
	passwordsPerAddress: { ...ATTEMPTS, name: "pw-address", hits: "passwordsPerAddress" },
	/** Counts correct passwords too: each costs a hash, and each sign-in a session. */
	signInsPerName: { ...SIGN_INS, name: "in-name", hits: 60 },
	signInsPerAddress: { ...SIGN_INS, name: "in-address", hits: "signInsPerAddress" },
	/** By a browser that has signed in to the account before, in place of the limits by name, account and address. */
	passwordsPerBrowser: { ...ATTEMPTS, name: "pw-browser", hits: "passwordsPerAccount" },
	/** By account, of all browsers that know it: each sign-in without their cookie makes another one. */
	signInsOfKnown: { ...SIGN_INS, name: "in-known", hits: 60 },
	/** Confirmations by a signed-in player, by session. */
	wrongOwnPasswords: { ...ATTEMPTS, name: "pw-own", hits: "passwordsPerAccount" },
	ownPasswordChecks: { ...SIGN_INS, name: "own-checks", hits: 60 },
	registrations: {
		name: "register",
		hits: "registrations",
		windowMs: HOUR_MS,
		error: "accounts/too-many-registrations",
	},
	/** By mail address, whether an account has it or not. */
	passwordMails: { ...PASSWORD_MAILS, name: "pw-mail", hits: "passwordMails" },
	/** By network address, so that one caller can't make the site mail many people. */
	passwordMailsFrom: { ...PASSWORD_MAILS, name: "pw-mail-from", hits: "passwordMailsPerAddress" },
	/** By account, of all browsers that know it, in place of the limits by address. */
	passwordMailsOfKnown: { ...PASSWORD_MAILS, name: "pw-mail-known", hits: "passwordMails" },
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

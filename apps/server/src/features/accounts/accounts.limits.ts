import type { Limits } from "../../platform/limits/rate-limits.ts";

const HOUR_MS = 60 * 60_000;

/** The limits of D49, which administrators may change, and of other calls that cost much. */
export const LIMITS = {
	/** By whatever name it was tried. It answers nothing: past it, no password fits. */
	passwordsPerAccount: {
		name: "pw-account",
		hits: "passwordsPerAccount",
		windowMs: HOUR_MS / 4,
		error: "accounts/too-many-attempts",
	},
	/** By the name or the address that was typed, whether somebody has it or not. */
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
	/** Counts right passwords too: each costs a hash, and each sign-in a session. */
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
	/** Of the password that a signed-in player confirms something with, by session. */
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
	/** Per mail address, whether an account has it or not. */
	passwordMails: {
		name: "pw-mail",
		hits: "passwordMails",
		windowMs: HOUR_MS,
		error: "accounts/too-many-password-mails",
	},
	/** Per network address, so that nobody can have the site mail many people. */
	passwordMailsFrom: {
		name: "pw-mail-from",
		hits: 20,
		windowMs: HOUR_MS,
		error: "accounts/too-many-password-mails",
	},
	/** Of the whole site. It refuses nobody: past it, administrators are told (D46). */
	failedSignIns: { name: "failed-in", hits: 19, windowMs: HOUR_MS / 6, error: "accounts/too-many-attempts" },
	/** How often they are told. */
	failedSignInNotices: {
		name: "failed-told",
		hits: 1,
		windowMs: HOUR_MS,
		error: "accounts/too-many-attempts",
	},
	verificationMails: { name: "verify", hits: 5, windowMs: HOUR_MS, error: "accounts/too-many-mails" },
	emailChanges: { name: "email", hits: 5, windowMs: HOUR_MS, error: "accounts/too-many-mails" },
} as const satisfies Limits;

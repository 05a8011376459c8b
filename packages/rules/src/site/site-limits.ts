export interface SiteLimit {
	readonly label: string;
	/** In what time, or when; begins the form's hint. */
	readonly window: string;
	readonly defaultValue: number;
	readonly min: number;
	readonly max: number;
	/** Counted by network address, and multiplied for `SHARED_NETWORKS`. */
	readonly isByAddress: boolean;
	/** The part of the form. */
	readonly group: LimitGroup;
}

export type LimitGroup = "own" | "play" | "accounts" | "server";

const OWN = { isByAddress: false, group: "own" } as const;
const PLAY = { isByAddress: true, group: "play" } as const;
const ACCOUNTS = { isByAddress: true, group: "accounts" } as const;
const SERVER = { isByAddress: true, group: "server" } as const;

/** Each range protects the site and still lets people use it. */
export const SITE_LIMITS = {
	passwordsPerAccount: {
		...OWN,
		label: "Wrong passwords per account",
		window: "In 15 minutes",
		defaultValue: 10,
		min: 3,
		max: 100,
	},
	writes: {
		...OWN,
		label: "Changes per player",
		window: "In 10 seconds",
		defaultValue: 60,
		min: 20,
		max: 600,
	},
	passwordMails: {
		...OWN,
		label: "Password mails per email address",
		window: "In an hour",
		defaultValue: 5,
		min: 1,
		max: 50,
	},
	reads: {
		...SERVER,
		label: "Calls, and as many pictures",
		window: "In 10 seconds",
		defaultValue: 600,
		min: 100,
		max: 60_000,
	},
	pages: {
		...SERVER,
		label: "Pages",
		window: "In 10 seconds",
		defaultValue: 150,
		min: 30,
		max: 15_000,
	},
	visitorWrites: {
		...SERVER,
		label: "Changes by visitors",
		window: "In 10 seconds",
		defaultValue: 300,
		min: 100,
		max: 30_000,
	},
	streams: {
		...SERVER,
		label: "Live streams",
		window: "At the same time, in each server process",
		defaultValue: 2000,
		min: 100,
		max: 60_000,
	},
	passwordsPerAddress: {
		...ACCOUNTS,
		label: "Wrong passwords",
		window: "In 15 minutes",
		defaultValue: 50,
		min: 5,
		max: 1000,
	},
	signInsPerAddress: {
		...ACCOUNTS,
		label: "Passwords tried",
		window: "In 15 minutes",
		defaultValue: 300,
		min: 30,
		max: 10_000,
	},
	registrations: {
		...ACCOUNTS,
		label: "New accounts",
		window: "In an hour",
		defaultValue: 20,
		min: 1,
		max: 1000,
	},
	passwordMailsPerAddress: {
		...ACCOUNTS,
		label: "Password mails",
		window: "In an hour",
		defaultValue: 20,
		min: 1,
		max: 1000,
	},
	newGuests: {
		...ACCOUNTS,
		label: "New guest cookies",
		window: "In an hour",
		defaultValue: 300,
		min: 30,
		max: 10_000,
	},
	visitorChallenges: {
		...PLAY,
		label: "Visitors' challenges",
		window: "In an hour",
		defaultValue: 120,
		min: 10,
		max: 10_000,
	},
	visitChallenges: {
		...PLAY,
		label: "Challenges of visitors' runs",
		window: "In a day",
		defaultValue: 30,
		min: 5,
		max: 1000,
	},
	numberReports: {
		...PLAY,
		label: "Visitors' reports of numbers",
		window: "In a day",
		defaultValue: 300,
		min: 30,
		max: 10_000,
	},
	crowd: {
		...PLAY,
		label: "Visitors in a daily deck's statistics",
		window: "For each deck",
		defaultValue: 20,
		min: 1,
		max: 1000,
	},
	plays: {
		...PLAY,
		label: "Counted plays of custom games",
		window: "In a minute",
		defaultValue: 30,
		min: 10,
		max: 10_000,
	},
	views: {
		...SERVER,
		label: "Counted page views",
		window: "In a minute",
		defaultValue: 300,
		min: 30,
		max: 10_000,
	},
	searches: {
		...PLAY,
		label: "Searches for games",
		window: "In a minute; a quarter of them with more than three words",
		defaultValue: 120,
		min: 20,
		max: 10_000,
	},
	unsubscribing: {
		...ACCOUNTS,
		label: "Unsubscribing from invitations",
		window: "In a minute",
		defaultValue: 300,
		min: 30,
		max: 10_000,
	},
	queuedCalls: {
		...SERVER,
		label: "Waiting calls",
		window: "At the same time, in each server process",
		defaultValue: 300,
		min: 100,
		max: 1000,
	},
	queuedPasswords: {
		...SERVER,
		label: "Waiting passwords",
		window: "At the same time, in each server process",
		defaultValue: 50,
		min: 10,
		max: 200,
	},
	heldMegabytes: {
		...SERVER,
		label: "Megabytes held",
		window:
			"At the same time, in each server process: bodies that arrive, and answers that wait for slow readers",
		defaultValue: 32,
		min: 8,
		max: 128,
	},
} as const satisfies Readonly<Record<string, SiteLimit>>;

export type SiteLimitName = keyof typeof SITE_LIMITS;
export const SITE_LIMIT_NAMES = Object.keys(SITE_LIMITS) as SiteLimitName[];

export type SiteLimitNumbers = Readonly<Record<SiteLimitName, number>>;

/** Returns the default limits. */
export function defaultSiteLimits(): SiteLimitNumbers {
	return withLimits({});
}

/** Returns all limits. A missing or invalid one has its default. */
export function withLimits(stored: Readonly<Partial<Record<SiteLimitName, unknown>>>): SiteLimitNumbers {
	const numbers = SITE_LIMIT_NAMES.map((name) => {
		const { defaultValue } = SITE_LIMITS[name];
		return [name, isAllowedLimit(name, stored[name]) ? stored[name] : defaultValue];
	});
	return Object.fromEntries(numbers);
}

/** Returns what tells an administrator which setting a call was refused by. */
export function limitHint(name: SiteLimitName): string {
	const { label, isByAddress } = SITE_LIMITS[name];
	return `The limit ${isByAddress ? "by network address " : ""}“${label}” is in the administration under Settings.`;
}

/** Returns whether a limit can have this value. */
export function isAllowedLimit(name: SiteLimitName, number: unknown): number is number {
	const { min, max } = SITE_LIMITS[name];
	return typeof number === "number" && Number.isInteger(number) && number >= min && number <= max;
}

// Promised in docs/product.md#limits.

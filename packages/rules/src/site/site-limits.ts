export interface SiteLimit {
	readonly label: string;
	/** In what time, or when; begins the form's hint. */
	readonly window: string;
	readonly defaultValue: number;
	readonly min: number;
	readonly max: number;
	/** Counted by network address, and multiplied for `SHARED_NETWORKS`. */
	readonly isByAddress: boolean;
}

const ACCOUNT = { isByAddress: false } as const;
const ADDRESS = { isByAddress: true } as const;

/** Each range protects the site and still lets people use it. */
export const SITE_LIMITS = {
	passwordsPerAccount: {
		...ACCOUNT,
		label: "Wrong passwords per account",
		window: "In 15 minutes",
		defaultValue: 10,
		min: 3,
		max: 100,
	},
	writes: {
		...ACCOUNT,
		label: "Changes per player",
		window: "In 10 seconds",
		defaultValue: 60,
		min: 20,
		max: 600,
	},
	passwordMails: {
		...ACCOUNT,
		label: "Password mails per email address",
		window: "In an hour",
		defaultValue: 5,
		min: 1,
		max: 50,
	},
	reads: {
		...ADDRESS,
		label: "Calls (and pictures) per network address or player",
		window: "In 10 seconds",
		defaultValue: 600,
		min: 100,
		max: 60_000,
	},
	pages: {
		...ADDRESS,
		label: "Pages per network address or player",
		window: "In 10 seconds",
		defaultValue: 150,
		min: 30,
		max: 15_000,
	},
	visitorWrites: {
		...ADDRESS,
		label: "Changes of visitors per network address or guest",
		window: "In 10 seconds",
		defaultValue: 300,
		min: 100,
		max: 30_000,
	},
	streams: {
		...ADDRESS,
		label: "Live streams per network address",
		window: "At the same time, in each server process",
		defaultValue: 2000,
		min: 100,
		max: 60_000,
	},
	passwordsPerAddress: {
		...ADDRESS,
		label: "Wrong passwords per network address",
		window: "In 15 minutes",
		defaultValue: 50,
		min: 5,
		max: 1000,
	},
	signInsPerAddress: {
		...ADDRESS,
		label: "Passwords tried per network address",
		window: "In 15 minutes",
		defaultValue: 300,
		min: 30,
		max: 10_000,
	},
	registrations: {
		...ADDRESS,
		label: "New accounts per network address",
		window: "In an hour",
		defaultValue: 20,
		min: 1,
		max: 1000,
	},
	passwordMailsPerAddress: {
		...ADDRESS,
		label: "Password mails per network address",
		window: "In an hour",
		defaultValue: 20,
		min: 1,
		max: 1000,
	},
	newGuests: {
		...ADDRESS,
		label: "New guest cookies per network address",
		window: "In an hour",
		defaultValue: 300,
		min: 30,
		max: 10_000,
	},
	visitorChallenges: {
		...ADDRESS,
		label: "Challenges of visitors per network address",
		window: "In an hour",
		defaultValue: 120,
		min: 10,
		max: 10_000,
	},
	visitChallenges: {
		...ADDRESS,
		label: "Challenges of visitors' runs per network address",
		window: "In a day",
		defaultValue: 30,
		min: 5,
		max: 1000,
	},
	numberReports: {
		...ADDRESS,
		label: "Visitors' reports of numbers per network address",
		window: "In a day",
		defaultValue: 300,
		min: 30,
		max: 10_000,
	},
	crowd: {
		...ADDRESS,
		label: "Visitors in a daily deck's statistics per network address",
		window: "For each deck",
		defaultValue: 20,
		min: 1,
		max: 1000,
	},
	plays: {
		...ADDRESS,
		label: "Counted plays of custom games per network address or player",
		window: "In a minute",
		defaultValue: 30,
		min: 10,
		max: 10_000,
	},
	views: {
		...ADDRESS,
		label: "Counted page views per network address or player",
		window: "In a minute",
		defaultValue: 300,
		min: 30,
		max: 10_000,
	},
	searches: {
		...ADDRESS,
		label: "Searches for games per network address or player",
		window: "In a minute; a quarter of them with more than three words",
		defaultValue: 120,
		min: 20,
		max: 10_000,
	},
	unsubscribing: {
		...ADDRESS,
		label: "Unsubscribing from invitations per network address",
		window: "In a minute",
		defaultValue: 300,
		min: 30,
		max: 10_000,
	},
	queuedCalls: {
		...ADDRESS,
		label: "Waiting calls per network address",
		window: "At the same time, in each server process",
		defaultValue: 300,
		min: 100,
		max: 1000,
	},
	queuedPasswords: {
		...ADDRESS,
		label: "Waiting passwords per network address",
		window: "At the same time, in each server process",
		defaultValue: 50,
		min: 10,
		max: 200,
	},
	heldMegabytes: {
		...ADDRESS,
		label: "Megabytes held per network address",
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
	return `The limit “${SITE_LIMITS[name].label}” is in the administration under Settings.`;
}

/** Returns whether a limit can have this value. */
export function isAllowedLimit(name: SiteLimitName, number: unknown): number is number {
	const { min, max } = SITE_LIMITS[name];
	return typeof number === "number" && Number.isInteger(number) && number >= min && number <= max;
}

// Promised in docs/product.md#limits.

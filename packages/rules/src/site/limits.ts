export interface SiteLimit {
	readonly label: string;
	readonly window: string;
	readonly usual: number;
	readonly least: number;
	readonly most: number;
}

/** Each range protects the site and still lets people use it. */
export const SITE_LIMITS = {
	passwordsPerAccount: {
		label: "Wrong passwords per account",
		window: "15 minutes",
		usual: 10,
		least: 3,
		most: 100,
	},
	passwordsPerAddress: {
		label: "Wrong passwords per network address",
		window: "15 minutes",
		usual: 50,
		least: 5,
		most: 1000,
	},
	registrations: {
		label: "New accounts per network address",
		window: "an hour",
		usual: 20,
		least: 1,
		most: 1000,
	},
	writes: { label: "Changes per player", window: "10 seconds", usual: 60, least: 20, most: 600 },
	reads: {
		label: "Calls per network address",
		window: "10 seconds",
		usual: 600,
		least: 100,
		most: 60_000,
	},
	pages: {
		label: "Pages per network address",
		window: "10 seconds",
		usual: 150,
		least: 30,
		most: 15_000,
	},
	passwordMails: {
		label: "Password mails per email address",
		window: "an hour",
		usual: 5,
		least: 1,
		most: 50,
	},
} as const satisfies Readonly<Record<string, SiteLimit>>;

export type SiteLimitName = keyof typeof SITE_LIMITS;
export const SITE_LIMIT_NAMES = Object.keys(SITE_LIMITS) as SiteLimitName[];

export type SiteLimitNumbers = Readonly<Record<SiteLimitName, number>>;

/** Returns the default limits. */
export function defaultLimits(): SiteLimitNumbers {
	return withLimits({});
}

/** Returns all limits. A missing or invalid one has its default. */
export function withLimits(given: Readonly<Partial<Record<SiteLimitName, unknown>>>): SiteLimitNumbers {
	const numbers = SITE_LIMIT_NAMES.map((name) => {
		const { usual } = SITE_LIMITS[name];
		return [name, isAllowedLimit(name, given[name]) ? given[name] : usual];
	});
	return Object.fromEntries(numbers);
}

/** Returns whether a limit can have this value. */
export function isAllowedLimit(name: SiteLimitName, number: unknown): number is number {
	const { least, most } = SITE_LIMITS[name];
	return typeof number === "number" && Number.isInteger(number) && number >= least && number <= most;
}

// Promised in docs/product.md#limits.

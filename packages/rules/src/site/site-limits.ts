export interface SiteLimit {
	readonly label: string;
	readonly window: string;
	readonly defaultValue: number;
	readonly min: number;
	readonly max: number;
}

/** Each range protects the site and still lets people use it. */
export const SITE_LIMITS = {
	passwordsPerAccount: {
		label: "Wrong passwords per account",
		window: "15 minutes",
		defaultValue: 10,
		min: 3,
		max: 100,
	},
	passwordsPerAddress: {
		label: "Wrong passwords per network address",
		window: "15 minutes",
		defaultValue: 50,
		min: 5,
		max: 1000,
	},
	registrations: {
		label: "New accounts per network address",
		window: "an hour",
		defaultValue: 20,
		min: 1,
		max: 1000,
	},
	writes: { label: "Changes per player", window: "10 seconds", defaultValue: 60, min: 20, max: 600 },
	reads: {
		label: "Calls (and pictures) per network address",
		window: "10 seconds",
		defaultValue: 600,
		min: 100,
		max: 60_000,
	},
	pages: {
		label: "Pages per network address",
		window: "10 seconds",
		defaultValue: 150,
		min: 30,
		max: 15_000,
	},
	passwordMails: {
		label: "Password mails per email address",
		window: "an hour",
		defaultValue: 5,
		min: 1,
		max: 50,
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

/** Returns whether a limit can have this value. */
export function isAllowedLimit(name: SiteLimitName, number: unknown): number is number {
	const { min, max } = SITE_LIMITS[name];
	return typeof number === "number" && Number.isInteger(number) && number >= min && number <= max;
}

// Promised in docs/product.md#limits.

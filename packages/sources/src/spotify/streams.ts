/** The range of streams for a popularity of at least `from`. */
const TIERS = [
	{ from: 90, low: 1_500_000_000, high: 3_000_000_000 },
	{ from: 80, low: 800_000_000, high: 1_500_000_000 },
	{ from: 70, low: 400_000_000, high: 800_000_000 },
	{ from: 60, low: 200_000_000, high: 400_000_000 },
	{ from: 50, low: 100_000_000, high: 200_000_000 },
	{ from: 40, low: 50_000_000, high: 100_000_000 },
	{ from: 30, low: 10_000_000, high: 50_000_000 },
	{ from: 20, low: 1_000_000, high: 10_000_000 },
	{ from: 10, low: 100_000, high: 1_000_000 },
	{ from: 0, low: 10_000, high: 100_000 },
] as const;
const TIER_WIDTH = 10;

/** Returns the estimated streams for a popularity of 0 to 100: equal ones give the same, higher ones more. */
export function streamsOf(popularity: number): number {
	const bounded = Math.min(100, Math.max(0, popularity));
	const tier = TIERS.find(({ from }) => bounded >= from) ?? TIERS[TIERS.length - 1];
	if (!tier) throw new RangeError(`No tier for ${popularity}`);
	return Math.round(tier.low + ((bounded - tier.from) / TIER_WIDTH) * (tier.high - tier.low));
}

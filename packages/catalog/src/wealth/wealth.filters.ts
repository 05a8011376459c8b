export const WEALTH_CATEGORIES = [
	{ label: "All Billionaires", value: "all" },
	{ label: "Youngest", value: "youngest" },
	{ label: "Oldest", value: "oldest" },
	{ label: "Women", value: "women" },
	{ label: "Men", value: "men" },
	{ label: "Technology", value: "technology" },
	{ label: "Finance", value: "finance" },
	{ label: "Energy", value: "energy" },
] as const;

export type WealthCategory = (typeof WEALTH_CATEGORIES)[number]["value"];

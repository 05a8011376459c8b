/** The pages that have targets for a first visit. */
export const PAGES = [
	{ name: "home", path: "/" },
	{ name: "stage", path: "/app" },
	{ name: "daily deck", path: "/daily" },
] as const;

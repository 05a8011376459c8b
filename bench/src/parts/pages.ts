/** The pages that are held to the targets of a first visit. */
export const PAGES = [
	{ name: "home", path: "/" },
	{ name: "stage", path: "/app" },
] as const;

export const PAGES = [
	{ name: "home", path: "/" },
	{ name: "stage", path: "/app" },
	{ name: "daily deck", path: "/daily" },
] as const;

const YEAR_S = 31_536_000;

/** Switches between dark and light, and stores the choice in a cookie. */
export function switchTheme(): void {
	const root = document.documentElement;
	const shown =
		root.dataset.theme ?? (matchMedia("(prefers-color-scheme: light)").matches ? "light" : "dark");
	const theme = shown === "light" ? "dark" : "light";
	root.dataset.theme = theme;
	// The Cookie Store API is missing on plain http, as in a home network.
	document.cookie = `theme=${theme}; path=/; max-age=${YEAR_S}; samesite=lax`;
}

import type { Context } from "hono";
import { getCookie } from "hono/cookie";
import type { Theme } from "./render-page.ts";

export function chosenTheme(c: Context): Theme | null {
	const cookie = getCookie(c, "theme");
	return cookie === "dark" || cookie === "light" ? cookie : null;
}

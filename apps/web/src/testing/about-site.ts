import type { HttpHandler } from "msw/http";
import { type Site, UNKNOWN_SITE } from "../platform/site.ts";
import { answer } from "./answers.ts";

/** Answers that the site is as usual, but for `said`. */
export function aboutSite(said: Partial<Site> = {}): HttpHandler {
	return answer("site", "about", { ...UNKNOWN_SITE, ...said });
}

/** Returns what a route's `head()` says: the title of its page. What else documents say of pages stands in ssr/descriptions.ts. */
export function pageTitle(title: string) {
	return { meta: [{ title: `${title} | Hilo` }] };
}

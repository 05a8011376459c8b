/** For a route's `head()`. Descriptions for search engines are in ssr/descriptions.ts. */
export function pageTitle(title: string) {
	return { meta: [{ title: `${title} | Hilo` }] };
}

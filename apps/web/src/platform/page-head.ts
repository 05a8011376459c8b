/**
 * What a page says of itself, for a route's `head()`. The document's builder makes the preview tags from it; in the browser only
 * the title is ever used.
 */
export function pageHead(title: string, description: string) {
	return { meta: [{ title }, { name: "description", content: description }] };
}

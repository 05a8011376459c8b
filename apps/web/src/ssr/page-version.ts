import { createHash } from "node:crypto";

/** When the page's data was had, as the router and the query cache write it into the page's script. */
const MOMENTS = /\b(u|dehydratedAt|dataUpdatedAt):\d{13}\b/g;

/** Returns a name of what the page shows: the same for the same, whenever it was rendered. */
export function pageVersion(html: string): string {
	return createHash("sha256").update(html.replace(MOMENTS, "$1")).digest("base64url");
}

import { createHash } from "node:crypto";

/** Times that the router and the query cache write into the page's script. */
const MOMENTS = /\b(u|dehydratedAt|dataUpdatedAt):\d{13}\b/g;

/** Returns a hash of what the page shows, which does not depend on when it was rendered. */
export function pageVersion(html: string): string {
	return createHash("sha256").update(html.replace(MOMENTS, "$1")).digest("base64url");
}

interface Remote {
	readonly images: readonly string[];
	readonly media: readonly string[];
	/** Whether the page shows pictures of custom games, which may be on any host. */
	readonly anyImages?: boolean;
}

/** Any host over https, and the browser's own machine. */
const ANY_IMAGES = " https: http://localhost:* http://127.0.0.1:*";

interface Inline {
	readonly scripts: readonly string[];
	readonly styles: readonly string[];
}

/** Allows inline scripts and styles only by their hashes. */
export function contentSecurityPolicy(inline: Inline, remote: Remote): string {
	const hosts = (names: readonly string[]) => names.map((host) => ` https://${host}`).join("");
	const hashes = (names: readonly string[]) => names.map((hash) => ` '${hash}'`).join("");
	return [
		"default-src 'none'",
		`script-src 'self'${hashes(inline.scripts)}`,
		`style-src 'self'${hashes(inline.styles)}`,
		"style-src-attr 'unsafe-inline'",
		`img-src 'self' data:${remote.anyImages ? ANY_IMAGES : hosts(remote.images)}`,
		...(remote.media.length > 0 ? [`media-src${hosts(remote.media)}`] : []),
		"font-src 'self'",
		"connect-src 'self'",
		"manifest-src 'self'",
		"base-uri 'none'",
		"form-action 'self'",
		"frame-ancestors 'none'",
	].join("; ");
}

/** What begins like an address, without blanks, and without backslashes, which browsers read as slashes. */
const ADDRESS = /^https?:\/\/[^\s\\]+$/i;

/** The global URL parser. */
declare const URL: new (
	text: string,
) => { readonly href: string; readonly host: string; readonly username: string; readonly password: string };

export interface TextLink {
	readonly href: string;
	/** The host without "www.", in ASCII, so that letters that look alike can't pass for another site's. */
	readonly text: string;
}

/**
 * Returns the link of a text that is an `http:` or `https:` address; null for any other, which is shown as it is. An
 * address with a user name or password is no link: the part before its "@" looks like the host.
 */
export function linkOf(text: string): TextLink | null {
	if (!ADDRESS.test(text) || !text.isWellFormed() || text.includes("\0")) return null;
	try {
		const { href, host, username, password } = new URL(text);
		return username === "" && password === "" ? { href, text: host.replace(/^www\./, "") } : null;
	} catch {
		return null;
	}
}

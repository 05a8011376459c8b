/** The global URL parser. */
declare const URL: {
	parse(
		text: string,
	): { readonly hostname: string; readonly username: string; readonly password: string } | null;
};

const WEB = /^https?:\/\/[^\s\\]+$/i;

/** Returns whether a text is an address that may become a link: `https:` or `http:` with a host, without credentials. */
export function isWebAddress(text: string): boolean {
	if (!WEB.test(text) || !text.isWellFormed() || text.includes("\0")) return false;
	const url = URL.parse(text);
	return url !== null && url.hostname !== "" && url.username === "" && url.password === "";
}

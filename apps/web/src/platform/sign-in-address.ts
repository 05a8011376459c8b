import { useLocation } from "@tanstack/react-router";

const SIGN_IN = "/sign-in";

interface SignInAddress {
	readonly to: typeof SIGN_IN;
	readonly search: { readonly from?: string };
}

/**
 * Returns the sign-in page's address for somebody who is at `href`, with path, search and hash: signing in leads back there. The home
 * page is where it leads anyway.
 */
export function signInFrom(href: string): SignInAddress {
	return { to: SIGN_IN, search: href === "/" || isSignIn(href) ? {} : { from: href } };
}

const isSignIn = (href: string) => /^\/sign-in(?:[?#]|$)/.test(href);

/** Returns the same for a link on the current page. On the sign-in page itself, its own `from` is kept. */
export function useSignInAddress(): SignInAddress {
	return useLocation({
		select: ({ href, search }) =>
			isSignIn(href) && "from" in search && search.from
				? { to: SIGN_IN, search: { from: search.from } }
				: signInFrom(href),
		structuralSharing: true,
	});
}

const ANY_SITE = "https://site.invalid";

/**
 * Returns `from`, spelled as in an address, if it is a path of this site. Returns undefined for all else, such as an address that leads to
 * another site.
 */
export function ownPath(from: unknown): string | undefined {
	if (typeof from !== "string" || !/^\/(?!\/)[^\\\s]*$/.test(from)) return undefined;
	const { pathname, search, hash } = new URL(from, ANY_SITE);
	// What dots lead to may begin with two slashes, and name another site.
	return pathname.startsWith("//") ? undefined : pathname + search + hash;
}

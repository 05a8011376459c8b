import { useLocation } from "@tanstack/react-router";

const SIGN_IN = "/sign-in";

interface SignInAddress {
	readonly to: typeof SIGN_IN;
	readonly search: { readonly from?: string };
}

/** Returns the sign-in page's address for a visitor of `href`, to which signing in returns. Home is the default. */
export function signInFrom(href: string): SignInAddress {
	return { to: SIGN_IN, search: href === "/" || isSignIn(href) ? {} : { from: href } };
}

const isSignIn = (href: string) => /^\/sign-in(?:[?#]|$)/.test(href);

/** For a link on the current page. The sign-in page keeps its own `from`. */
export function useSignInAddress(): SignInAddress {
	return useLocation({
		select: ({ href, search }) =>
			isSignIn(href)
				? { to: SIGN_IN, search: { ...("from" in search && search.from && { from: search.from }) } }
				: signInFrom(href),
		structuralSharing: true,
	});
}

const ANY_SITE = "https://site.invalid";

/** Returns `from`, encoded as in an address, if it is a path of this site; otherwise undefined. */
export function ownPath(from: unknown): string | undefined {
	if (typeof from !== "string" || !/^\/(?!\/)[^\\\s]*$/.test(from)) return undefined;
	const { pathname, search, hash } = new URL(from, ANY_SITE);
	// Resolving dots may give a path with two slashes, which would name another site.
	return pathname.startsWith("//") ? undefined : pathname + search + hash;
}

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

/** Returns the same for a link on the page that is shown. On the sign-in page itself, what it knows stays. */
export function useSignInAddress(): SignInAddress {
	return useLocation({
		select: ({ href, search }) =>
			isSignIn(href) && "from" in search && search.from
				? { to: SIGN_IN, search: { from: search.from } }
				: signInFrom(href),
		structuralSharing: true,
	});
}

/** Returns the path of this site that a sign-in address names; undefined for anything that only looks like one, and leads elsewhere. */
export function ownPath(from: unknown): string | undefined {
	return typeof from === "string" && /^\/(?!\/)[^\\\s]*$/.test(from) ? from : undefined;
}
